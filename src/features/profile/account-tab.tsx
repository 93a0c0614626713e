import { account } from '~/queries/account.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/button.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** Who is signed in, and the way out. */
export function AccountTab() {
  const person = usePerson()
  return (
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
  )
}
