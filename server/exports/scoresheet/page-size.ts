/** A4 in points, with what a printer leaves blank. */
export const pageWidth = 595;
export const pageHeight = 842;
export const margin = 28;
export const printedWidth = pageWidth - 2 * margin;
export const lowestLine = pageHeight - margin;
