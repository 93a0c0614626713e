import { paths } from '~/lib/paths.ts'
import { Page } from '~/ui/layout/page.tsx'

export function OnboardingPage() {
  return (
    <Page
      title="Add Your Birth Details"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
    >
      {null}
    </Page>
  )
}
