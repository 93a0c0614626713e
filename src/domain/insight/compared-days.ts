/** How far back moods and practice are compared, because people change. */
export const COMPARED_DAYS = 365
