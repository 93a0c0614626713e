import { answered } from '~/ui/styles/look.ts'

const PICTURES = [
  { name: 'check-in', alt: 'A check-in' },
  { name: 'session', alt: 'A session' },
  { name: 'journal', alt: 'The journal' },
] as const

const address = (name: string, tone: 'light' | 'dark') =>
  `/screenshots/landing/${name}-${tone}.webp`

/** The app itself on a phone, in the colours of the person's device. Fetched when one comes near. */
export function AppPictures() {
  return (
    <ul className="mx-auto mt-10 flex max-w-[42rem] gap-3">
      {PICTURES.map(({ name, alt }) => (
        <li key={name} className="flex-1">
          <picture>
            <source
              media={answered('(prefers-color-scheme: dark)')}
              srcSet={address(name, 'dark')}
            />
            <img
              src={address(name, 'light')}
              alt={alt}
              loading="lazy"
              className="aspect-9/20 w-full rounded-card"
            />
          </picture>
        </li>
      ))}
    </ul>
  )
}
