import type { ReactNode } from 'react'
import type { Recording } from '~/domain/session/recording.ts'
import { RecordingRow } from '~/listening/recording-list.tsx'
import { emblemNamed } from '~/raga/emblem.ts'

type RecordingLineProps = {
  recording: Recording
  /** What a press on its words opens. */
  link: { to: string; state?: unknown }
  /** "10 min · Shantha". */
  facts: string
  /** At the end of the line: shows what a press does. */
  mark?: ReactNode
  /** Actions that do not open the line. */
  actions?: ReactNode
}

/** A recording in a list, with its raga's emblem and name. */
export function RecordingLine({ recording, link, ...line }: RecordingLineProps) {
  const { title, raga } = recording
  const known = emblemNamed(raga)
  return (
    <RecordingRow
      {...link}
      {...line}
      // A recording with the name of its raga is named once.
      title={title === raga ? undefined : title}
      raga={
        raga ? { name: raga, devanagari: known?.raga.devanagari, iast: known?.raga.iast } : null
      }
      emblem={known?.emblem ?? null}
    />
  )
}
