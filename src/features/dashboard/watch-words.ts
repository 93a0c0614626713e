import type { Watch } from '~/domain/place-sun.ts'
import { ownEnglish } from '~/lib/own-english.ts'
import { praharNames } from '~/raga/prahar-names.ts'

/** The watch and how it was told, in a line. */
export function watchWords({ prahar, sun }: Watch): string {
  const { name } = praharNames(prahar)
  if (!sun) return `${name}, by the clock: a day from six to six.`
  const time = new Intl.DateTimeFormat(ownEnglish(), { timeStyle: 'short' })
  const [town] = sun.place.split(',')
  return `${name}, by the Sun at ${town}: up from ${time.format(sun.sunrise)} to ${time.format(sun.sunset)}.`
}
