import { SignInFrame } from '~/features/auth/sign-in-frame.tsx'
import { paths } from '~/lib/paths.ts'
import { Page } from '~/ui/layout/page.tsx'

/** As high as the form of each mode, which on a wide page decides where the words above it stand. */
const ROOM = {
  'sign-in': 'h-[26.617rem]',
  'create-account': 'h-[30.088rem]',
} as const

type SignInBeginningProps = { mode: keyof typeof ROOM; title: string; lead: string }

/** The sign-in page without its form, which the document shows before the app has come. */
export function SignInBeginning({ mode, title, lead }: SignInBeginningProps) {
  return (
    <SignInFrame>
      <Page title={title} lead={lead} back={{ to: paths.landing(), label: 'Back to Home' }}>
        <div className={ROOM[mode]} />
      </Page>
    </SignInFrame>
  )
}
