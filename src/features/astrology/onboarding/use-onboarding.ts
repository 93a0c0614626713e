import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { useBroughtBirth } from '~/features/astrology/onboarding/use-brought-birth.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { useBirthDraft } from '~/queries/birth/birth-draft.ts'
import type { Caster } from '~/queries/birth/caster.ts'
import { useSaveBirth } from '~/queries/birth/save-birth.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'

/** Adds or changes birth details. What is typed is kept on the device until it is saved. */
export function useOnboarding() {
  const { uid, name } = usePerson()
  const firstName = name ?? ''
  const profile = useSuspenseQuery(astroProfile(uid)).data
  const navigate = useNavigate()
  const saving = useSaveBirth()
  const stored = profile?.updatedAt ?? null
  const [opened] = useState(stored)
  const { draft, base: begun, keptIn, keep, drop } = useBirthDraft(opened)
  // After the message that newer details are stored, a second save takes their place.
  const base = saving.error instanceof WriteRefused ? stored : begun
  const brought = useBroughtBirth(profile === null && draft === null)
  const filled = brought.filled && {
    ...brought.filled,
    fullName: brought.filled.fullName || firstName,
  }
  const [origin, setOrigin] = useState<keyof typeof ORIGIN_WORDS | null>(() => {
    if (filled) return 'brought'
    return draft ? 'draft' : null
  })
  const mode = profile ? 'edit' : 'add'
  const toDashboard = () => void navigate(paths.dashboard())
  const form = useBirthForm({
    initial: profile,
    firstName,
    draft: filled ?? draft,
    keep: (typed) => {
      keep(typed)
      // From now on it is this person's own draft.
      if (filled) brought.forget()
    },
    missingMessage: MISSING_FIELDS,
    send: (birth, { fullName, sureToMinutes }) => {
      const onSuccess = async () => {
        await drop()
        if (filled) brought.forget()
        toDashboard()
      }
      return mutationEnd(saving.mutate, { birth, fullName, sureToMinutes, base }, { onSuccess })
    },
  })
  const endOffer = () => {
    brought.forget()
    form.element.current?.querySelector('input')?.focus()
  }
  return {
    form,
    mode,
    origin,
    error: saving.error,
    /** This browser has no place for what is typed: it ends with the page. */
    isUnkept: keptIn === 'memory',
    offered: brought.offered,
    /** Puts the offered birth into the form; a name that stands there stays. */
    takeOffered: () => {
      const { offered } = brought
      if (!offered || form.isBusy) return
      form.change({ ...offered, fullName: offered.fullName || form.typed.fullName })
      endOffer()
    },
    leaveOffered: endOffer,
    startAfresh: () => {
      void drop()
      if (filled) brought.forget()
      setOrigin(null)
      form.startAfresh()
    },
    /** A skipped form keeps its draft on the device; a cancelled one does not. */
    leave: () => {
      if (mode === 'edit') void drop()
      else if (filled) {
        keep(filled)
        brought.forget()
      }
      toDashboard()
    },
  } as const
}

const MISSING_FIELDS = 'Please fill in all required fields (Date, Time, and Place of Birth).'
export const SIGNED_OUT = 'You must be logged in to save astrology info.'
export const SAVE_FAILED = 'Failed to save astrology info. Please try again.'

/** Where the contents of the fields came from. */
export const ORIGIN_WORDS = {
  draft: 'What you typed here before was kept on this device. It is not saved yet.',
  brought: 'What you typed for the chart came along. It is not saved yet.',
} as const

/** The page title and the button labels, for each mode. */
export const PAGE_WORDS = {
  add: { title: 'Add Your Birth Details', save: 'Save and Continue', leave: 'Skip for Now' },
  edit: { title: 'Edit Your Birth Details', save: 'Update Details', leave: 'Cancel' },
} as const

/** Where the entered details are sent. */
export const PRIVACY_WORDS: Readonly<Record<Caster, string>> = {
  device:
    "Your chart is computed on this device. What you enter goes to nobody else. Only you can read it. If we don't know your town, its name (nothing else) is looked up on a public map.",
  backend:
    'Your chart is computed by the astrology service this copy of Alap is set to use: date, time and place of birth are sent there. What Alap keeps of it, only you can read.',
}
