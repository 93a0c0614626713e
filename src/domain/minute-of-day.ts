/** Minutes after midnight, 0 to 1439, at an instant on the clock of the machine, whatever its zone. */
export function minuteOfDayAt(instant: Date): number {
  return instant.getHours() * 60 + instant.getMinutes()
}
