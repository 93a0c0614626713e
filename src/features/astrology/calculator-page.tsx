import { paths } from '~/lib/paths.ts'
import { Page } from '~/ui/layout/page.tsx'

export function CalculatorPage() {
  return (
    <Page title="Vedic Calculator" back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}>
      {null}
    </Page>
  )
}
