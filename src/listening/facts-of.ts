import type { Recording } from '~/domain/session/recording.ts'

/** The facts of a recording in a list, "10 min · Shantha"; a length that is not known is left out. */
export function factsOf(
  { minutes }: Pick<Recording, 'minutes'>,
  more: string | null = null,
): string {
  return [minutes === null ? null : `${minutes} min`, more].filter(Boolean).join(' · ')
}
