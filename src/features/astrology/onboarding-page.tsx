import { BirthFields } from '~/features/astrology/birth-fields.tsx'
import { ONBOARDING_LABELS } from '~/features/astrology/birth-labels.ts'
import {
  SAVE_FAILED,
  SIGNED_OUT,
  WHERE_IT_GOES,
  WORDS,
} from '~/features/astrology/onboarding-words.ts'
import { useOnboarding } from '~/features/astrology/use-onboarding.ts'
import { DataError } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { usualCaster } from '~/queries/chart.ts'
import { Button } from '~/ui/button.tsx'
import { dataErrorWords } from '~/ui/error-notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Text } from '~/ui/text.tsx'
import { usePageTitle } from '~/ui/use-page-title.ts'

/** Birth details, given for the first time or changed. */
export function OnboardingPage() {
  const { form, mode, isRestored, error, isSaving, save, startAfresh, leave } = useOnboarding()
  const words = WORDS[mode]
  usePageTitle(words.title)
  return (
    <Page
      title={words.title}
      lead="From the moment and the place of your birth comes your chart, and with it the ragas and mantras that tradition joins to it."
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
    >
      <form noValidate onSubmit={save} aria-label={words.title}>
        <Stack gap="wide">
          <Text size="small" tone="soft">
            {WHERE_IT_GOES[usualCaster()]}
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
  const kind = error instanceof DataError ? error.kind : 'unexpected'
  const { title, text } = dataErrorWords(kind)
  const isSignedOut = kind === 'signed-out'
  return (
    <Notice tone="danger" title={isSignedOut ? SIGNED_OUT : SAVE_FAILED}>
      {isSignedOut ? text : `${title}. ${text}`}
      {kind === 'superseded' && ' Save once more to keep yours in its place.'}
    </Notice>
  )
}
