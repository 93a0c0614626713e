import { loadEnv } from 'vite'
import { projectRoot } from '~dev/process/local-folder.ts'

const NAME = 'MEDIA_ORIGINS'
const ORIGIN = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/

/** The origins in a setting; none where every https host may send recordings. */
export function mediaOriginsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((origin) => origin !== '')
}

/** The origins that the deployer allows beside the app's own, as they stand in the settings. */
export function mediaOrigins(): readonly string[] {
  const { [NAME]: text = '' } = loadEnv('production', projectRoot, NAME)
  return mediaOriginsIn(text)
}

/** The reasons why these cannot be the origins of recordings, a sentence each. */
export function problemsOfMedia(origins: readonly string[]): string[] {
  return origins
    .filter((origin) => !ORIGIN.test(origin))
    .map(
      (origin) =>
        `${NAME} must be origins with spaces between them, such as https://media.example; ${JSON.stringify(origin)} is none.`,
    )
}

/**
 * The same origins, for what has to work with them.
 * @throws Error with a sentence for each one that is wrong
 */
export function validMediaOrigins(): readonly string[] {
  const origins = mediaOrigins()
  const problems = problemsOfMedia(origins)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return origins
}

type Named = { readonly title: string; readonly audioUrl: string }

/**
 * A sentence for each recording that a built app will not play.
 * @param site the app's own address, if it is known
 */
export function recordingsNotAllowed(
  recordings: readonly Named[],
  origins: readonly string[],
  site: string | undefined,
): string[] {
  if (origins.length === 0) return []
  return recordings
    .filter(({ audioUrl }) => /^https:/i.test(audioUrl))
    .map(({ title, audioUrl }) => ({ title, origin: new URL(audioUrl).origin }))
    .filter(({ origin }) => origin !== site && !origins.includes(origin))
    .map(({ title, origin }) => `"${title}" will not play: ${NAME} does not allow ${origin}.`)
}
