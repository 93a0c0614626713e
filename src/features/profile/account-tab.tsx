import { AccountDelete } from '~/features/profile/account-delete.tsx'
import { AccountEmail } from '~/features/profile/account-email.tsx'
import { AccountExport } from '~/features/profile/account-export.tsx'
import { AccountImport } from '~/features/profile/account-import.tsx'
import { AccountName } from '~/features/profile/account-name.tsx'
import { AccountPassword } from '~/features/profile/account-password.tsx'
import { AccountSignOut } from '~/features/profile/account-sign-out.tsx'
import { usePerson } from '~/queries/person.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TitledSection } from '~/ui/profile/titled-section.tsx'

/** Who is signed in, the way out, and what is theirs to take along or to leave. */
export function AccountTab() {
  const person = usePerson()
  return (
    <Stack gap="airy">
      <Stack gap="wide" align="start">
        <FactList
          facts={[
            { name: 'Name', value: person.name ?? 'Not given' },
            { name: 'E-mail', value: person.email },
          ]}
        />
        <AccountSignOut />
      </Stack>
      <Stack>
        <AccountName />
        <AccountEmail />
        <AccountPassword />
      </Stack>
      <TitledSection title="My data">
        <AccountExport />
        <AccountImport />
      </TitledSection>
      <TitledSection title="Delete account">
        <AccountDelete />
      </TitledSection>
    </Stack>
  )
}
