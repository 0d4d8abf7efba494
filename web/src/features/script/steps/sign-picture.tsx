import type { ReactElement } from 'react'
import type { Picture } from '@pol/content/script/signs'

interface Props {
  readonly picture: Picture
  readonly text: string
}

/** Where the text stands in a drawing of 320 by 200, and on which colour. */
interface Board {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: string
  readonly ink: string
}

const blue = '#1d4e89'
const red = '#b3261e'
const green = '#1f6f43'
const paper = '#fffdf5'
const ink = '#1c1b19'

const boards: Readonly<Record<Picture, Board>> = {
  shop: { x: 30, y: 26, width: 260, height: 54, fill: green, ink: 'white' },
  door: { x: 100, y: 40, width: 120, height: 44, fill: paper, ink },
  street: { x: 60, y: 24, width: 200, height: 70, fill: blue, ink: 'white' },
  stop: { x: 105, y: 46, width: 110, height: 60, fill: red, ink: 'white' },
  bus: { x: 52, y: 48, width: 216, height: 40, fill: ink, ink: '#ffd54a' },
  bottle: { x: 98, y: 96, width: 124, height: 56, fill: paper, ink: blue },
  medicine: { x: 50, y: 70, width: 220, height: 56, fill: paper, ink: red },
  bill: { x: 70, y: 26, width: 180, height: 48, fill: '#e8eef6', ink },
  price: { x: 70, y: 70, width: 196, height: 60, fill: '#ffd54a', ink },
  phone: { x: 40, y: 124, width: 240, height: 50, fill: paper, ink },
}

const things: Readonly<Record<Picture, ReactElement>> = {
  shop: (
    <>
      <path d="M40 80h240v112H40z" fill="#d9cbb6" />
      <path d="M62 104h92v60H62z" fill="#bfe0ee" />
      <path d="M190 104h54v88h-54z" fill="#8a5a33" />
      <path d="M30 80h260l-14 20H44z" fill={red} />
    </>
  ),
  door: (
    <>
      <path d="M80 14h160v180H80z" fill="#8a5a33" />
      <path d="M92 24h136v160H92z" fill="#a9713f" />
      <circle cx="212" cy="116" r="7" fill="#ffd54a" />
    </>
  ),
  street: (
    <>
      <path d="M150 94h20v98h-20z" fill="#7b7f85" />
      <path d="M20 186h280v8H20z" fill="#7b7f85" />
    </>
  ),
  stop: (
    <>
      <path d="M154 136h12v58h-12zM20 188h280v8H20z" fill="#7b7f85" />
      <path d="M135 16h50l35 35v50l-35 35h-50l-35-35V51z" fill={red} stroke="white" strokeWidth="4" />
    </>
  ),
  bus: (
    <>
      <rect x="30" y="36" width="260" height="124" rx="16" fill={red} />
      <path d="M48 96h60v34H48zM116 96h60v34h-60zM184 96h60v34h-60z" fill="#bfe0ee" />
      <circle cx="90" cy="164" r="20" fill={ink} />
      <circle cx="230" cy="164" r="20" fill={ink} />
    </>
  ),
  bottle: (
    <>
      <path d="M140 8h40v16h-40z" fill={blue} />
      <path d="M144 24h32v26q46 12 46 40v94q0 10-10 10H108q-10 0-10-10V90q0-28 46-40z" fill="#bfe0ee" />
    </>
  ),
  medicine: (
    <>
      <path d="M40 56h240v120H40z" fill={paper} stroke={red} strokeWidth="4" />
      <path d="M150 134h20v12h12v20h-12v12h-20v-12h-12v-20h12z" fill={red} />
    </>
  ),
  bill: (
    <>
      <path d="M60 12h200v182H60z" fill={paper} stroke="#9aa3ad" strokeWidth="3" />
      <path
        d="M80 96h160M80 116h160M80 136h120M80 156h160"
        stroke="#9aa3ad"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  ),
  price: <path d="M30 100l30-44h226q10 0 10 10v68q0 10-10 10H60z" fill="#ffd54a" />,
  phone: (
    <>
      <rect x="124" y="10" width="72" height="108" rx="12" fill={ink} />
      <path d="M132 24h56v70h-56z" fill="#bfe0ee" />
      <circle cx="160" cy="106" r="6" fill="#bfe0ee" />
    </>
  ),
}

/** A thing with a text on it, drawn. The text is real, so that it can be read out. */
export function SignPicture({ picture, text }: Props) {
  const { x, y, width, height, fill, ink } = boards[picture]
  const size = Math.min(height * 0.6, (width / text.length) * 1.9)
  return (
    <svg viewBox="0 0 320 200" className="mx-auto w-full max-w-80 rounded-card bg-sunken short:max-w-56">
      <g aria-hidden="true">
        <g>{things[picture]}</g>
        <rect x={x} y={y} width={width} height={height} rx="6" fill={fill} />
      </g>
      <text
        lang="fa"
        direction="rtl"
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size}
        fontWeight="700"
        fill={ink}
      >
        {text}
      </text>
    </svg>
  )
}
