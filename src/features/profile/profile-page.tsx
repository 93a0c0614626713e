import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/button.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** The account: who is signed in, and the way out. */
export function ProfilePage() {
  const person = usePerson()
  return (
    <Page title="Profile" back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}>
      <Stack gap="wide" align="start">
        <FactList
          facts={[
            { name: 'Name', value: person.name ?? 'Not given' },
            { name: 'E-mail', value: person.email },
          ]}
        />
        <Button variant="quiet" onClick={account.signOut}>
          Sign out
        </Button>
      </Stack>
    </Page>
  )
}
