import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { SIGN_IN_WORDS } from '~/features/auth/sign-in.tsx'
import { SignInBeginning } from '~/features/auth/sign-in-beginning.tsx'
import type { SignInMode } from '~/features/auth/sign-in-validation.ts'

/** The beginning of the sign-in page in each mode as plain HTML. */
export function renderSignIn(): Record<SignInMode, string> {
  return { 'sign-in': beginning('sign-in'), 'create-account': beginning('create-account') }
}

function beginning(mode: SignInMode): string {
  const { title, lead } = SIGN_IN_WORDS[mode]
  return renderToStaticMarkup(
    <MemoryRouter>
      <SignInBeginning title={title} lead={lead} />
    </MemoryRouter>,
  )
}
