import { SignInFrame } from '~/features/auth/sign-in-frame.tsx'
import { paths } from '~/lib/paths.ts'
import { Page } from '~/ui/layout/page.tsx'

type SignInBeginningProps = { title: string; lead: string }

/** The sign-in page without its form, which the document shows before the app has come. */
export function SignInBeginning({ title, lead }: SignInBeginningProps) {
  return (
    <SignInFrame>
      <Page title={title} lead={lead} back={{ to: paths.landing(), label: 'Back to Home' }}>
        {null}
      </Page>
    </SignInFrame>
  )
}
