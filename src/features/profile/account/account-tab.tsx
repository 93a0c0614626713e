import { type ReactNode, useId } from 'react'
import { AccountDelete } from '~/features/profile/account/account-delete.tsx'
import { AccountEmail } from '~/features/profile/account/account-email.tsx'
import { AccountExport } from '~/features/profile/account/account-export.tsx'
import { AccountImport } from '~/features/profile/account/account-import.tsx'
import { AccountName } from '~/features/profile/account/account-name.tsx'
import { AccountPassword } from '~/features/profile/account/account-password.tsx'
import { AccountSignOut } from '~/features/profile/account/account-sign-out.tsx'
import { usePerson } from '~/queries/person.tsx'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import anekLicence from '~/ui/styles/fonts/anek-licence.txt?url'
import eczarLicence from '~/ui/styles/fonts/eczar-licence.txt?url'

/** The signed-in person, sign-out, and the person's data: export, import, delete. */
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
      <TitledSection title="My data" rem={42}>
        <AccountExport />
        <AccountImport />
      </TitledSection>
      <TitledSection title="Delete account" rem={22}>
        <AccountDelete />
      </TitledSection>
      <TitledSection title="Licences" rem={16}>
        <Text size="small" tone="soft">
          Alap stands on the work of others:{' '}
          <a href="/licences/libraries.txt">
            <u>its libraries and their licences</u>
          </a>
          , the{' '}
          <a href="/licences/sources.txt">
            <u>sources of its cities, time zones and sky</u>
          </a>{' '}
          (cities from GeoNames, CC BY 4.0), and two typefaces under the SIL Open Font License,{' '}
          <a href={eczarLicence}>
            <u>Eczar</u>
          </a>{' '}
          and{' '}
          <a href={anekLicence}>
            <u>Anek</u>
          </a>
          .
        </Text>
        <Text size="small" tone="soft">
          What Alap composes is encoded by LAME, free software under the GNU Library General Public
          License:{' '}
          <a href="/licences/lame.txt">
            <u>its notice, source and how to replace it</u>
          </a>
          , and{' '}
          <a href="/licences/lgpl-2.txt">
            <u>the licence</u>
          </a>
          .
        </Text>
      </TitledSection>
    </Stack>
  )
}

type TitledSectionProps = { title: string; rem: number; children: ReactNode }

/** A section of a page with its heading. */
function TitledSection({ title, rem, children }: TitledSectionProps) {
  const id = useId()
  return (
    <DrawnWhenNear rem={rem}>
      <section aria-labelledby={id}>
        <Stack>
          <Heading id={id}>{title}</Heading>
          {children}
        </Stack>
      </section>
    </DrawnWhenNear>
  )
}
