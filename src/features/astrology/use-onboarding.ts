import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MISSING } from '~/features/astrology/onboarding-words.ts'
import { useBirthForm } from '~/features/astrology/use-birth-form.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { astroProfile } from '~/queries/astro-profile.ts'
import { useBirthDraft } from '~/queries/birth-draft.ts'
import { usePerson } from '~/queries/person.tsx'
import { useSaveBirth } from '~/queries/save-birth.ts'

/** Birth details being added or changed; what was typed is kept on the device until it is saved. */
export function useOnboarding() {
  const { uid } = usePerson()
  const profile = useSuspenseQuery(astroProfile(uid)).data
  const navigate = useNavigate()
  const { draft, keep, drop } = useBirthDraft()
  const [isRestored, setRestored] = useState(draft !== null)
  const saving = useSaveBirth()
  const base = useBase(profile?.updatedAt ?? null, saving.error)
  const form = useBirthForm(profile, { draft, keep, isLocked: saving.isPending })
  const mode = profile ? 'edit' : 'add'

  const toDashboard = () => void navigate(paths.dashboard())
  return {
    form,
    mode,
    isRestored,
    error: saving.error,
    isSaving: saving.isPending,
    save: (event: FormEvent) => {
      event.preventDefault()
      const birth = saving.isPending ? null : form.check(MISSING)
      if (!birth) return
      const { fullName, sureToMinutes } = form.typed
      const onSuccess = () => {
        drop()
        toDashboard()
      }
      saving.mutate({ birth, fullName, sureToMinutes, base }, { onSuccess })
    },
    startAfresh: () => {
      drop()
      setRestored(false)
      form.startAfresh()
    },
    /** What is skipped waits on the device; what is cancelled does not. */
    leave: () => {
      if (mode === 'edit') drop()
      toDashboard()
    },
  } as const
}

/**
 * Which stored details the person is changing: those that were there when the form opened, or, once
 * it was said that newer ones are stored, the newer ones.
 */
function useBase(stored: string | null, error: Error | null): string | null {
  const [opened] = useState(stored)
  return error instanceof WriteRefused ? stored : opened
}
