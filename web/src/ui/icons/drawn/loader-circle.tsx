// Made by `npm run icons`. © Lucide Icons and Contributors, ISC (docs/licences.md).
import { Icon, type IconProps } from '../icon.tsx'

export const LoaderCircle = (props: IconProps) => (
  <Icon {...props}>
    <path d="M21 12a9 9 0 1 1-6.219-8.56" />
  </Icon>
)
