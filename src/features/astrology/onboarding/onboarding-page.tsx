import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { BIRTH_FILE, birthText, ONBOARDING_LABELS } from '~/features/astrology/birth/birth-words.ts'
import { broughtWords } from '~/features/astrology/onboarding/use-brought-birth.ts'
import {
  ORIGIN_WORDS,
  PAGE_WORDS,
  PRIVACY_WORDS,
  SAVE_FAILED,
  SIGNED_OUT,
  useOnboarding,
} from '~/features/astrology/onboarding/use-onboarding.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { usualCaster } from '~/queries/birth/caster.ts'
import { Button } from '~/ui/controls/button.tsx'
import { NO_DRAFTS, UNKEPT, WordsAsFile } from '~/ui/controls/words-as-file.tsx'
import { dataErrorWords, FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
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
    >
      <form {...form.props} aria-label={words.title}>
        <Stack gap="wide">
          <Text size="small" tone="soft">
            {PRIVACY_WORDS[usualCaster()]}
          </Text>
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
          <BirthFields form={form} labels={ONBOARDING_LABELS} />
          {isUnkept && !error && <Notice>{NO_DRAFTS}</Notice>}
          {error && <SaveFault error={error} unkept={isUnkept ? birthText(form.typed) : null} />}
          <Row stackOnPhone>
            <Button type="submit" size="large" busy={isSaving}>
              {isSaving ? 'Saving...' : words.save}
            </Button>
            <Button variant="ghost" disabled={isSaving} onClick={leave}>
              {words.leave}
            </Button>
          </Row>
        </Stack>
      </form>
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
