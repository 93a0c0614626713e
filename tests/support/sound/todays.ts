import { today } from '~/queries/practice/use-today.ts'

/** The address of today's improvisation, by that of the recording. */
export function todays(audioUrl: string): string {
  return `${audioUrl}?seed=${today()}`
}
