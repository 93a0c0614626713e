/** A time of the clock, and which was meant if it came twice: "01:30 (it came twice: the later)". */
export function takenTime(time: string, taken: 'earlier' | 'later' | null): string {
  return taken === null ? time : `${time} (it came twice: the ${taken})`
}
