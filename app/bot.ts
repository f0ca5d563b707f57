/** Search engines, social previews and measuring tools, by what they call themselves. */
const bots =
  /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|pagespeed|inspectiontool|facebookexternalhit|facebookcatalog|whatsapp|embedly|preview|mediapartners|google-read-aloud|bingpreview|duckduck|yandex|baidu/i;

export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}
