import { paths } from '~/lib/paths.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Text } from '~/ui/text.tsx'

// Screens whose content is not built yet: their name, the plain truth, and a way back.
function LaterPage({ title }: { title: string }) {
  return (
    <Page title={title} back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}>
      <Text tone="soft">This page is not part of Alap yet.</Text>
    </Page>
  )
}
