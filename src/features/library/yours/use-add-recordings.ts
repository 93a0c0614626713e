import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listenTo } from '~/audio/listen-to.ts'
import { addressFault, addressOf, ragaIn, titleOfFile } from '~/domain/session/adding-recording.ts'
import type { PersonalRecording, Sound } from '~/domain/session/personal-recording.ts'
import {
  ADDRESS_WORDS,
  fileFaultWords,
  unheardWords,
  unkeptWords,
} from '~/features/library/yours/yours-words.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { forgetFileHere, keepFileHere, lookAtFile } from '~/queries/listening/yours-files.ts'
import { useKeepRecording } from '~/queries/listening/yours-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { RAGAS, ragaNamed } from '~/raga/catalogue.ts'

/** What becomes of a file or an address. */
type Outcome =
  | { readonly status: 'kept' | 'known'; readonly id: string }
  | { readonly status: 'refused'; readonly because: string }

export type Added = {
  readonly key: string
  /** The name of the file, or the address. */
  readonly name: string
  readonly outcome: Outcome | null
}

const UNNAMED = 'Recording without a name'
const RAGA_NAMES = RAGAS.map(({ name }) => name)

const refused = (because: string): Outcome => ({ status: 'refused', because })

/**
 * Adds files and addresses, one after another: each is looked at and kept, or refused in words with
 * nothing of it kept. What was begun goes on when the dialog is closed.
 */
export function useAddRecordings() {
  const { uid } = usePerson()
  const { data: mine } = useQuery(personalRecordings(uid))
  const client = useQueryClient()
  const keeping = useKeepRecording()
  const [added, setAdded] = useState<readonly Added[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const kept = useRef<readonly PersonalRecording[]>([])
  const known = (sound: Sound) =>
    [...(mine ?? []), ...kept.current].find((one) => isSame(one.sound, sound))

  const keep = async (name: string | null, sound: Sound, seconds: number | null) => {
    const title = name ?? UNNAMED
    const raga = ragaIn(title, RAGA_NAMES)
    const id = crypto.randomUUID()
    const moodCategory = ragaNamed(raga ?? '')?.moodCategory ?? null
    const recording = { id, sound, title, raga, moodCategory, seconds }
    try {
      await keeping.mutateAsync({ ...recording, updatedAt: null })
    } catch (error) {
      return refused(unkeptWords(dataErrorKind(error)))
    }
    kept.current = [...kept.current, { ...recording, updatedAt: '' }]
    return { status: 'kept', id } as const
  }

  const addFile = async (file: File): Promise<Outcome> => {
    const looked = await lookAtFile(file)
    if ('fault' in looked) return refused(fileFaultWords(looked.fault, file.size))
    const { hash } = looked
    const sound = { from: 'file', hash, bytes: file.size } as const
    const same = known(sound)
    const found = same ? null : await listenTo(file)
    if (found?.status === 'unheard') return refused(unheardWords(found.because, true))
    // Also of one that is known: this device may not have its file.
    const fault = await keepFileHere(client, uid, hash, file)
    if (fault) return refused(fileFaultWords(fault, file.size))
    if (same) return { status: 'known', id: same.id }
    const outcome = await keep(titleOfFile(file.name), sound, found?.seconds ?? null)
    if (outcome.status === 'refused') await forgetFileHere(client, uid, hash)
    return outcome
  }

  const addAddress = async (text: string): Promise<Outcome> => {
    const address = addressOf(text)
    const sound = { from: 'address', address } as const
    const same = known(sound)
    if (same) return { status: 'known', id: same.id }
    const found = await listenTo(address)
    if (found.status === 'unheard') return refused(unheardWords(found.because, false))
    return keep(titleOfFile(lastPart(address)), sound, found.seconds)
  }

  const add = (name: string, work: () => Promise<Outcome>) => {
    const key = crypto.randomUUID()
    setAdded((all) => [...all, { key, name, outcome: null }])
    const done = last.current.then(work).then((outcome) => {
      setAdded((all) => all.map((one) => (one.key === key ? { ...one, outcome } : one)))
      return outcome
    })
    last.current = done
    return done
  }

  return {
    added,
    /** Until the list of what is kept is known, two of the same could not be told apart. */
    isReady: mine !== undefined,
    addFiles: (files: Iterable<File>) => {
      for (const file of files) void add(file.name, () => addFile(file))
    },
    /** Returns what is wrong with the address itself, `null` when it is being looked at. */
    addAddress: (text: string): string | null => {
      const fault = addressFault(text)
      if (fault) return ADDRESS_WORDS[fault]
      void add(text.trim(), () => addAddress(text))
      return null
    },
    forget: (key: string) => setAdded((all) => all.filter((one) => one.key !== key)),
  }
}

function isSame(one: Sound, other: Sound): boolean {
  if (one.from === 'file') return other.from === 'file' && one.hash === other.hash
  return other.from === 'address' && one.address === other.address
}

/** The last part of an address's path, as it was meant to be read. */
function lastPart(address: string): string {
  const { pathname, host } = new URL(address)
  const part = pathname.split('/').findLast((piece) => piece !== '') ?? host
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
