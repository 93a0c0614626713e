import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { ONBOARDING_LABELS } from '~/features/astrology/birth/birth-words.ts'
import {
  PAGE_WORDS,
  PRIVACY_WORDS,
  SAVE_FAILED,
  SIGNED_OUT,
  useOnboarding,
} from '~/features/astrology/onboarding/use-onboarding.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { usualCaster } from '~/queries/birth/chart.ts'
import { Button } from '~/ui/controls/button.tsx'
import { dataErrorWords, FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** The form for birth details, for the first entry and for changes. */
export function OnboardingPage() {
  const { form, mode, isRestored, error, startAfresh, leave } = useOnboarding()
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
          {isRestored && (
            <Notice
              action={
                <Button variant="quiet" onClick={startAfresh}>
                  Start afresh
                </Button>
              }
            >
              What you typed here before was kept on this device. It is not saved yet.
            </Notice>
          )}
          <BirthFields form={form} labels={ONBOARDING_LABELS} />
          {error && <SaveFault error={error} />}
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

function SaveFault({ error }: { error: Error }) {
  const kind = dataErrorKind(error)
  if (kind === 'signed-out') {
    return (
      <Notice tone="danger" title={SIGNED_OUT}>
        {dataErrorWords(kind).text}
      </Notice>
    )
  }
  const more = kind === 'superseded' ? ' Save once more to keep yours in its place.' : ''
  return <FailedWrite title={SAVE_FAILED} error={error} more={more} />
}
