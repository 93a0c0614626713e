import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { BIRTH_FILE, birthText, ONBOARDING_LABELS } from '~/features/astrology/birth/birth-words.ts'
import { useBirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { BesideEmptyChart } from '~/features/astrology/chart/beside-empty-chart.tsx'
import { dataErrorKind, WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { useBirthDraft } from '~/queries/birth/birth-draft.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'
import { type Caster, usualCaster } from '~/queries/birth/caster.ts'
import { useSaveBirth } from '~/queries/birth/save-birth.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { Button } from '~/ui/controls/button.tsx'
import { NO_DRAFTS, UNKEPT, WordsAsFile } from '~/ui/controls/words-as-file.tsx'
import { dataErrorWords, FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** The form for birth details, for the first entry and for changes. */
export function OnboardingPage() {
  const onboarding = useOnboarding()
  const { form, mode, origin, error, isUnkept, startAfresh, leave } = onboarding
  const isSaving = form.isBusy
  const words = PAGE_WORDS[mode]
  usePageTitle(words.title)
  return (
    <Page
      title={words.title}
      lead="From the moment and the place of your birth comes your chart, and with it the ragas and mantras that tradition joins to it."
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      width="board"
    >
      <Stack>
        <OfferedBirth {...onboarding} />
        {origin && (
          <Notice
            action={
              <Button variant="quiet" onClick={startAfresh}>
                Start afresh
              </Button>
            }
          >
            {ORIGIN_WORDS[origin]}
          </Notice>
        )}
        <BesideEmptyChart>
          <form {...form.props} aria-label={words.title}>
            <Stack>
              <Text size="small" tone="soft">
                {PRIVACY_WORDS[usualCaster()]}
              </Text>
              <BirthFields form={form} labels={ONBOARDING_LABELS} />
              {isUnkept && !error && <Notice>{NO_DRAFTS}</Notice>}
              {error && (
                <SaveFault error={error} unkept={isUnkept ? birthText(form.typed) : null} />
              )}
              <Button type="submit" size="large" fill busy={isSaving}>
                {isSaving ? 'Saving...' : words.save}
              </Button>
              <Button variant="ghost" disabled={isSaving} onClick={leave}>
                {words.leave}
              </Button>
            </Stack>
          </form>
        </BesideEmptyChart>
      </Stack>
    </Page>
  )
}

type OfferedBirthProps = Pick<
  ReturnType<typeof useOnboarding>,
  'form' | 'offered' | 'takeOffered' | 'leaveOffered'
>

/** A birth that came along from a chart, before it takes the place of what the fields show. */
function OfferedBirth({ form, offered, takeOffered, leaveOffered }: OfferedBirthProps) {
  if (!offered) return null
  return (
    <Notice
      title="Put the birth of the chart into this form?"
      action={
        <>
          <Button disabled={form.isBusy} onClick={takeOffered}>
            Fill the form with it
          </Button>
          <Button variant="quiet" disabled={form.isBusy} onClick={leaveOffered}>
            Leave the form as it is
          </Button>
        </>
      }
    >{`${broughtWords(offered)}. It takes the place of what the fields show now. What is saved stays as it is until you save.`}</Notice>
  )
}

type SaveFaultProps = {
  error: Error
  /** What was typed, where this browser has no place for it. */
  unkept: string | null
}

function SaveFault({ error, unkept }: SaveFaultProps) {
  const kind = dataErrorKind(error)
  const file = unkept !== null && <WordsAsFile fileName={BIRTH_FILE} content={unkept} />
  if (kind === 'signed-out') {
    return (
      <Notice tone="danger" title={SIGNED_OUT} action={file}>
        {unkept === null ? dataErrorWords(kind).text : UNKEPT}
      </Notice>
    )
  }
  const more = kind === 'superseded' ? ' Save once more to keep yours in its place.' : ''
  return (
    <FailedWrite
      title={SAVE_FAILED}
      error={error}
      action={file}
      more={more + (unkept !== null ? UNKEPT : '')}
    />
  )
}

/** Adds or changes birth details. What is typed is kept on the device until it is saved. */
function useOnboarding() {
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
const SIGNED_OUT = 'You must be logged in to save astrology info.'
const SAVE_FAILED = 'Failed to save astrology info. Please try again.'

/** Where the contents of the fields came from. */
const ORIGIN_WORDS = {
  draft: 'What you typed here before was kept on this device. It is not saved yet.',
  brought: 'What you typed for the chart came along. It is not saved yet.',
} as const

/** The page title and the button labels, for each mode. */
const PAGE_WORDS = {
  add: { title: 'Add Your Birth Details', save: 'Save and Continue', leave: 'Skip for Now' },
  edit: { title: 'Edit Your Birth Details', save: 'Update Details', leave: 'Cancel' },
} as const

/** Where the entered details are sent. */
const PRIVACY_WORDS: Readonly<Record<Caster, string>> = {
  device:
    "Your chart is computed on this device. What you enter goes to nobody else. Only you can read it. If we don't know your town, its name (nothing else) is looked up on a public map.",
  backend:
    'Your chart is computed by the astrology service this copy of Alap is set to use: date, time and place of birth are sent there. What Alap keeps of it, only you can read.',
}

/**
 * The birth that came along from an open page. It fills a form in which nothing stands; over other
 * details, and when it may be somebody else's, it is only offered.
 */
function useBroughtBirth(isFormEmpty: boolean) {
  const [brought, setBrought] = useState(() => {
    const birth = broughtBirth.get()
    return birth && { typed: birth.typed, fills: isFormEmpty && !birth.isAsked }
  })
  return {
    filled: brought?.fills ? brought.typed : null,
    offered: brought && !brought.fills ? brought.typed : null,
    /** It has arrived, or is not wanted: the tab forgets it. */
    forget: () => {
      broughtBirth.drop()
      setBrought(null)
    },
  }
}

/** The offered birth in one line, as it was typed. */
function broughtWords({ date, time, place }: BirthTyped): string {
  return [date, time, place].filter((part) => part.trim() !== '').join(', ')
}
