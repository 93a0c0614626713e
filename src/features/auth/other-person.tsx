import { isSameAddress } from '~/domain/email-address.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { Text } from '~/ui/text.tsx'

/** Says that signing in with this address signs out the other person who is signed in here. */
export function OtherPerson({ email }: { email: string }) {
  const state = useSignInState()
  if (state.status === 'signed-out' || isSameAddress(state.person.email, email)) return null
  return (
    <Text tone="soft">
      {state.person.email} is signed in here now. Signing in with {email} signs that account out;
      what was written there stays on this device.
    </Text>
  )
}
