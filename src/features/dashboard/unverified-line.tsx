import { paths } from '~/lib/paths.ts'
import { useVerificationMail } from '~/queries/account/verification-mail.ts'
import { type Person, usePerson } from '~/queries/person.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { SendAgain } from '~/ui/feedback/send-again.tsx'
import { Text } from '~/ui/layout/text.tsx'

/**
 * Asks quietly whether an address is right until its link was opened. The record on the device says
 * so at once, so nothing moves when the page is drawn.
 */
export function UnverifiedLine() {
  const person = usePerson()
  return person.emailVerified ? null : <Line person={person} />
}

function Line({ person }: { person: Person }) {
  return (
    <section aria-label="Your email" className="wrap-anywhere">
      <Text tone="soft">{`Is ${person.email} right? Open the link we sent there.`}</Text>
      <SendAgain email={person.email} {...useVerificationMail(person)}>
        <ButtonLink to={`${paths.profile()}?change=email`} variant="ghost">
          Change it
        </ButtonLink>
      </SendAgain>
    </section>
  )
}
