import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import { keptNames, takeDraftName } from '~/queries/drafts/draft-slot.ts'
import { useDraftKeeper } from '~/queries/drafts/use-draft-keeper.ts'
import { usePerson } from '~/queries/person.tsx'

const MINUTE = 60_000
const OWN = 'birth-draft'
const CHART = 'chart-draft'

const text = z.string().check(z.maxLength(300))

/** What is typed of a birth, read back from the device. */
export const typedShape = z.object({
  fullName: z.string().check(z.maxLength(200)),
  date: text,
  time: text,
  place: text,
  chosen: z.nullable(
    z.object({
      label: text,
      latitude: z.number(),
      longitude: z.number(),
      zone: z.nullable(text),
    }),
  ),
  byHand: z.nullable(z.object({ latitude: text, longitude: text })),
  timezone: text,
  offsetText: text,
  which: z.nullable(z.literal(['earlier', 'later'])),
  sureToMinutes: z.nullable(z.number()),
})

/** A draft that an earlier version of Alap kept has no base. */
const draftShape = z.extend(typedShape, { base: z.optional(z.nullable(text)) })

/** What is typed, and the stored version that it changes: its `updatedAt`, `null` for none. */
type BirthDraft = { readonly typed: BirthTyped; readonly base: string | null | undefined }

/** The draft that this tab has, under the name that is its own; `null` while nothing is typed. */
type OwnBirthDraft = { readonly name: string; readonly draft: BirthDraft | null }

/** What names the draft of a chart that is kept beside one's own; `null` is a new one. */
export function chartDraftName(id: string | null): string {
  return id === null ? CHART : `${CHART}-${id}`
}

/**
 * Birth details typed on this device and not saved yet: the person's own, or those of the drafts with
 * this start of their names.
 */
export function birthDraft(uid: string, start = OWN) {
  return queryOptions({
    queryKey: [uid, start],
    queryFn: async (): Promise<OwnBirthDraft> => {
      const name = await takeDraftName(uid, start, (kept) => parse(kept) !== null)
      return { name, draft: parse(await deviceStore.get(uid, name)) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A form opened later reads the device again, which may have what another tab has left; one that
    // opens slowly on a slow phone does not.
    gcTime: MINUTE,
  })
}

/** Whether something is typed of a birth on this device and not saved: one's own or another's. */
export function hasBirthDraft(uid: string) {
  return queryOptions({
    queryKey: [uid, 'has-birth-draft'],
    queryFn: async () => {
      const names = [...(await keptNames(uid, OWN)), ...(await keptNames(uid, CHART))]
      const kept = await Promise.all(names.map((name) => deviceStore.get(uid, name)))
      return kept.some((draft) => parse(draft) !== null)
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * The draft as the device had it when the page opened, and functions to keep and to delete it.
 * `stored` is the version that the database has; `base` is the one that the form changes, which is
 * older where another device saved after the draft was typed.
 */
export function useBirthDraft(stored: string | null, start = OWN) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { queryKey } = birthDraft(uid, start)
  const { name, draft } = useSuspenseQuery(birthDraft(uid, start)).data
  const [keptIn, setKeptIn] = useState<KeptIn>('device')
  const keeper = useDraftKeeper<BirthTyped & Pick<BirthDraft, 'base'>>(name, setKeptIn)
  const [restored, setRestored] = useState(draft)
  const base = restored?.base === undefined ? stored : restored.base
  return {
    draft: draft?.typed ?? null,
    base,
    /** `memory` when this browser has no place for what is typed, which the screen should show. */
    keptIn,
    keep: (typed: BirthTyped) => {
      client.setQueryData(queryKey, { name, draft: { typed, base } })
      keeper.change({ ...typed, base })
    },
    /** Forgets what was typed: it is saved, or given up. Resolves once this device has forgotten it. */
    drop: async () => {
      setRestored(null)
      client.setQueryData(queryKey, { name, draft: null })
      keeper.drop()
      await deviceStore.del(uid, name)
    },
  }
}

function parse(stored: unknown): BirthDraft | null {
  const kept = z.safeParse(draftShape, stored)
  if (!kept.success) return null
  const { base, ...typed } = kept.data
  return { typed, base }
}
