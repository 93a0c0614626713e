type MoodFaceProps = { value: 1 | 2 | 3 | 4 | 5; size?: 'small' | 'press' | 'normal' | 'large' }

const SIZES = {
  small: 'size-7',
  press: 'size-9',
  normal: 'size-12 max-w-full',
  large: 'size-16 max-w-full',
} as const

// Five faces of one style: one brush circle, two eyes, and a mouth from grief to joy.
const FACES = {
  1: {
    eyes: 'M16.5 21.5c1.4 1 3.2 1 4.5.2M27 21.7c1.4.8 3.2.8 4.5-.2',
    mouth: 'M17 34.5c2-3.4 4.4-4.8 7-4.8s5 1.4 7 4.8',
    tear: 'M17.5 25.5c-1.3 1.9-1.3 3.2 0 3.2s1.3-1.3 0-3.2Z',
  },
  2: {
    eyes: 'M18.5 20.5v2M29.5 20.5v2',
    mouth: 'M18 33.5c1.8-2 3.8-2.8 6-2.8s4.2.8 6 2.8',
    tear: '',
  },
  3: { eyes: 'M18.5 20v2.5M29.5 20v2.5', mouth: 'M18 31.5h12', tear: '' },
  4: {
    eyes: 'M18.5 19.5v2.5M29.5 19.5v2.5',
    mouth: 'M17 29.5c1.9 2.6 4.2 3.8 7 3.8s5.1-1.2 7-3.8',
    tear: '',
  },
  5: {
    eyes: 'M16 21.5c1.2-2 3.8-2 5 0M27 21.5c1.2-2 3.8-2 5 0',
    mouth: 'M15.5 27.8c1 5.2 4 7.7 8.5 7.7s7.5-2.5 8.5-7.7c-5.7 1.5-11.3 1.5-17 0Z',
    tear: '',
  },
} as const

/** A drawn face; always show the word of the mood with it. */
export function MoodFace({ value, size = 'normal' }: MoodFaceProps) {
  const face = FACES[value]
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={`max-w-full shrink-0 ${SIZES[size]}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M41.5 22.5c.6 10.5-6.8 19-17.2 19.2C13.7 42 6.2 34.3 6.3 24.2 6.4 14 14 6.4 24 6.3c8.6 0 15.2 4.6 17 11.5"
        fill="currentColor"
        fillOpacity="0.1"
      />
      <path d={face.eyes} strokeWidth="2.4" />
      <path d={face.mouth} />
      {face.tear && <path d={face.tear} strokeWidth="1.3" fill="currentColor" />}
    </svg>
  )
}
