import { type LinkProps, Link as RouterLink } from 'react-router-dom'

/** A link within the app without any styles. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />
}
