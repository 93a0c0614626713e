import { useVerificationMail } from '~/queries/account/verification-mail.ts'
import { usePerson } from '~/queries/person.tsx'
import { SendAgain } from '~/ui/feedback/send-again.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** What an address that is not verified yet waits for. */
export function AccountVerification() {
  const person = usePerson()
  return (
    <div className="py-3">
      <Text size="small" tone="soft">
        Open the link we sent there.
      </Text>
      <SendAgain email={person.email} {...useVerificationMail(person)} />
    </div>
  )
}
