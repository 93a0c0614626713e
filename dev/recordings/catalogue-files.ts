import { RECORDING_MINUTES } from '~/domain/session/raga-recording.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { type Recording, recordingNamed } from '~dev/recordings/recording.ts'

/** The chosen recordings; an absent field means all. */
export type Choice = {
  /** Only these ragas, by id. */
  readonly ragas?: readonly string[] | undefined
  /** Only these lengths, each 1–60, also those that the app does not offer. */
  readonly minutes?: readonly number[] | undefined
}

/**
 * The recordings of a choice: by default every raga in every length the app offers.
 * @throws RangeError for an unknown raga or an impossible length
 */
export function chosenRecordings(choice: Choice = {}): readonly Recording[] {
  const { ragas = RAGAS.map(({ id }) => id), minutes = RECORDING_MINUTES } = choice
  return ragas.flatMap((id) =>
    minutes.map((length) => {
      const recording = recordingNamed(`${id}-${length}.mp3`)
      if (recording) return recording
      throw new RangeError(`There is no raga "${id}" or no length of ${length} minutes`)
    }),
  )
}

/** A choice in the form of the commands: `--ragas yaman,desh --minutes 10,15`. */
export function choiceOf(values: {
  readonly ragas?: string | undefined
  readonly minutes?: string | undefined
}): Choice {
  return { ragas: values.ragas?.split(','), minutes: values.minutes?.split(',').map(Number) }
}
