export default {
  timeOut: "Timeout",
  beforeOvertime: "Overtime follows",
  /** Short: they stand on cards. */
  quarterOver: "End of Q{number}",
  overtimeOver: "End of OT{number}",
} as const;
