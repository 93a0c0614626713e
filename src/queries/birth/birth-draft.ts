import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
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
    queryFn: async (): Promise<BirthTyped | null> => {
      const kept = z.safeParse(typedShape, await deviceStore.get(uid, name))
      return kept.success ? kept.data : null
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

/** The draft as the device had it when the page opened, and functions to keep and to delete it. */
export function useBirthDraft(name = OWN) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { queryKey } = birthDraft(uid, name)
  const keeper = useDraftKeeper<BirthTyped>(() => name)
  return {
    draft: useSuspenseQuery(birthDraft(uid, name)).data,
    keep: (typed: BirthTyped) => {
      client.setQueryData(queryKey, typed)
      keeper.change(typed)
    },
    drop: () => {
      client.setQueryData(queryKey, null)
      keeper.drop()
      void deviceStore.del(uid, name)
    },
  }
}
