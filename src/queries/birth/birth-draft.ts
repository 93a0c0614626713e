import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { deviceStore } from '~/device/device-store.ts'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useDraftKeeper } from '~/queries/drafts/use-draft-keeper.ts'

const OWN = 'birth-draft'

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

/** The name of the draft of a chart that is kept beside one's own; `null` is a new one. */
export function chartDraftName(id: string | null): string {
  return id === null ? 'chart-draft' : `chart-draft-${id}`
}

/**
 * Birth details typed on this device and not saved yet, `null` when there are none: the person's
 * own, or those of the draft with this name.
 */
export function birthDraft(uid: string, name = OWN) {
  return queryOptions({
    queryKey: [uid, name],
    queryFn: async (): Promise<BirthDraft | null> => {
      const kept = z.safeParse(draftShape, await deviceStore.get(uid, name))
      if (!kept.success) return null
      const { base, ...typed } = kept.data
      return { typed, base }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Whether something is typed of one of these charts and not saved; `null` is a new one. */
export function chartDrafts(uid: string, charts: readonly (string | null)[]) {
  const names = charts.map(chartDraftName)
  return queryOptions({
    queryKey: [uid, 'chart-drafts', ...names],
    queryFn: async () => {
      const drafts = await Promise.all(names.map((name) => deviceStore.get(uid, name)))
      return drafts.some((kept) => z.safeParse(typedShape, kept).success)
    },
    // Not cached, so that a page opened later reads the device again.
    gcTime: 0,
  })
}

/**
 * The draft as the device had it when the page opened, and functions to keep and to delete it.
 * `stored` is the version that the database has; `base` is the one that the form changes, which is
 * older where another device saved after the draft was typed.
 */
export function useBirthDraft(stored: string | null, name = OWN) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { queryKey } = birthDraft(uid, name)
  const keeper = useDraftKeeper<BirthTyped & Pick<BirthDraft, 'base'>>(() => name)
  const draft = useSuspenseQuery(birthDraft(uid, name)).data
  const [restored, setRestored] = useState(draft)
  const base = restored?.base === undefined ? stored : restored.base
  return {
    draft: draft?.typed ?? null,
    base,
    keep: (typed: BirthTyped) => {
      const changed: BirthDraft = { typed, base }
      client.setQueryData(queryKey, changed)
      keeper.change({ ...typed, base })
    },
    drop: () => {
      setRestored(null)
      client.setQueryData(queryKey, null)
      keeper.drop()
      void deviceStore.del(uid, name)
    },
  }
}
