/** Our own drawings for the trick cards, on a canvas of 100 by 70. */
import type { Card } from '@lettertafel/engine';
import type { ComponentChildren } from 'preact';

const INK = '#231b14';
const LINEN = '#fdfaf2';
const BUTTER = '#ffe9ad';
const GOLD = '#e9d39a';
const PLUM = '#4a2b50';
const WOOD = '#8b6637';
const CORAL = '#f07f72';
const LILAC = '#b893bf';

interface TileArtProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly letter?: string;
  readonly value?: number;
  readonly fill?: string;
  readonly opacity?: number;
  readonly turn?: number;
}

function TileArt({ x, y, size = 26, letter = '', value, fill = LINEN, opacity = 1, turn = 0 }: TileArtProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})`} opacity={opacity}>
      <rect width={size} height={size} rx={size * 0.13} fill={fill} />
      <text class="art-letter" x={size * 0.48} y={size * 0.72} font-size={size * 0.62} fill={INK}>
        {letter}
      </text>
      {value !== undefined && (
        <text class="art-value" x={size * 0.88} y={size * 0.87} font-size={size * 0.27} fill={INK}>
          {value}
        </text>
      )}
    </g>
  );
}

/** A round badge with the card's effect in figures. */
function Coin({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r={children.length > 2 ? 16 : 14} fill={GOLD} />
      <text class="art-coin" x={x} y={y + 4.5} fill={PLUM}>
        {children}
      </text>
    </g>
  );
}

function Word({ letters, y = 22, fill }: { letters: string; y?: number; fill?: string }) {
  const first = 50 - (letters.length * 22) / 2;
  return (
    <>
      {[...letters].map((letter, index) => (
        <TileArt key={index} x={first + index * 22} y={y} size={20} letter={letter} {...(fill ? { fill } : {})} />
      ))}
    </>
  );
}

function Shelf({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="7" rx="2.500" fill={WOOD} />;
}

function Arrow({ d }: { d: string }) {
  return <path d={d} fill="none" stroke={GOLD} stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />;
}

const ART: Readonly<Record<Card, () => ComponentChildren>> = {
  'add-ten': () => (
    <>
      <Word letters="WIP" y={26} />
      <Coin x={80} y={22}>
        +10
      </Coin>
    </>
  ),
  'blank-five': () => (
    <>
      <TileArt x={31} y={15} size={38} />
      <path d="M40 34h20" stroke="#d8ccb4" stroke-width="2" />
      <Coin x={70} y={50}>
        5
      </Coin>
    </>
  ),
  'cancel-card': () => (
    <>
      <g transform="rotate(-8 50 36)">
        <rect x="34" y="11" width="34" height="48" rx="4" fill="#fbf8f1" />
        <rect x="38" y="15" width="26" height="17" rx="2" fill="#8d6a93" />
        <path d="M39 38h22M39 43h18M39 48h20" stroke="#b9a98e" stroke-width="2.500" />
      </g>
      <path d="M24 56 78 14" stroke={CORAL} stroke-width="6" stroke-linecap="round" />
    </>
  ),
  'double-word': () => (
    <>
      <g opacity=".5">
        <Word letters="WIP" y={18} />
      </g>
      <Word letters="WIP" y={32} />
      <Coin x={83} y={22}>
        2×
      </Coin>
    </>
  ),
  'swap-racks': () => (
    <>
      <TileArt x={8} y={40} size={16} letter="A" />
      <TileArt x={26} y={40} size={16} letter="U" />
      <Shelf x={4} y={56} width={42} />
      <TileArt x={58} y={40} size={16} fill={BUTTER} letter="N" />
      <TileArt x={76} y={40} size={16} fill={BUTTER} letter="T" />
      <Shelf x={54} y={56} width={42} />
      <Arrow d="M24 32c4-18 40-22 52-4M77 17v12H65" />
      <Arrow d="M30 26 24 33l-6-8" />
    </>
  ),
  'free-exchange': () => (
    <>
      <path d="M58 26c-6 7-9 14-9 21 0 9 6 13 18 13s18-4 18-13c0-7-3-14-9-21z" fill={LILAC} />
      <path d="M57 25h20" stroke={GOLD} stroke-width="4" stroke-linecap="round" />
      <TileArt x={10} y={34} size={22} letter="Q" />
      <Arrow d="M26 28c4-12 18-14 28-8M55 11v10H45" />
    </>
  ),
  'peek-rack': () => (
    <>
      <TileArt x={6} y={40} size={19} />
      <TileArt x={29} y={40} size={19} fill={BUTTER} />
      <TileArt x={52} y={40} size={19} />
      <TileArt x={75} y={40} size={19} />
      <Shelf x={2} y={58} width={96} />
      <path d="M24 22c7-10 17-14 26-14s19 4 26 14c-7 10-17 14-26 14s-19-4-26-14z" fill="#fbf8f1" />
      <circle cx="46" cy="23" r="8" fill={PLUM} />
      <circle cx="43.500" cy="26" r="2.700" fill="#fbf8f1" />
    </>
  ),
  'skip-opponent': () => (
    <>
      <circle cx="20" cy="48" r="9" fill={LINEN} />
      <circle cx="50" cy="48" r="9" fill="none" stroke={LILAC} stroke-width="3" stroke-dasharray="4 4" />
      <circle cx="80" cy="48" r="9" fill={BUTTER} />
      <Arrow d="M22 32C32 8 66 8 77 30M79 18v13H66" />
    </>
  ),
  'ones-are-tens': () => (
    <>
      <TileArt x={10} y={22} size={28} letter="E" value={1} />
      <Arrow d="M44 36h13M52 30l6 6-6 6" />
      <TileArt x={63} y={22} size={28} letter="E" fill={BUTTER} value={10} />
    </>
  ),
  'proper-name': () => (
    <>
      <path d="M12 16h50l24 19-24 19H12z" fill={LINEN} />
      <circle cx="72" cy="35" r="4" fill={PLUM} />
      <text class="art-name" x="36" y="44" font-size="25" fill={INK}>
        Ab
      </text>
    </>
  ),
  'many-words': () => (
    <>
      <Word letters="ROEM" y={6} />
      <g transform="translate(-12 0)">
        <Word letters="JE" y={27} />
      </g>
      <g transform="translate(12 0)">
        <Word letters="WIP" y={48} />
      </g>
    </>
  ),
  'reuse-premium': () => (
    <>
      <rect x="30" y="14" width="40" height="40" rx="4" fill="#b92c2d" />
      <text class="art-coin" x="50" y="40" fill="#fff" font-size="15">
        3×
      </text>
      <Arrow d="M80 24c8 22-10 38-28 38M60 54l-9 8 9 7" />
      <Arrow d="M20 46C12 24 30 8 48 8" />
    </>
  ),
  anywhere: () => (
    <>
      <rect x="12" y="8" width="76" height="54" rx="4" fill="#5f3c66" />
      <path d="M12 26h76M12 44h76M31 8v54M50 8v54M69 8v54" stroke={PLUM} stroke-width="2" />
      <TileArt x={15} y={46} size={14} letter="O" />
      <TileArt x={33} y={46} size={14} letter="P" />
      <TileArt x={71} y={10} size={15} fill={BUTTER} letter="A" />
      <TileArt x={53} y={10} size={15} fill={BUTTER} letter="J" />
    </>
  ),
  backwards: () => (
    <>
      <Word letters="PIW" y={14} />
      <Arrow d="M80 52H22M32 43l-11 9 11 9" />
    </>
  ),
  'fourfold-two': () => (
    <>
      {[0.32, 0.5, 0.72, 1].map((opacity, layer) => (
        <g key={opacity} opacity={opacity}>
          <TileArt x={13 + layer * 5} y={33 - layer * 7} letter="E" value={1} />
          <TileArt x={41 + layer * 5} y={33 - layer * 7} letter="R" value={2} />
        </g>
      ))}
      <Coin x={83} y={50}>
        4×
      </Coin>
    </>
  ),
  'steal-tile': () => (
    <>
      <Shelf x={3} y={57} width={46} />
      <TileArt x={6} y={40} size={17} />
      <TileArt x={30} y={40} size={17} opacity={0.35} />
      <TileArt x={50} y={9} size={22} fill={BUTTER} letter="?" turn={14} />
      <Arrow d="M32 34c1-10 6-15 13-17" />
      <path d="M56 40c8-4 32-4 40 0 0 12-8 18-14 16-3-1-4-4-6-4s-3 3-6 4c-6 2-14-4-14-16z" fill={LILAC} />
      <ellipse cx="67" cy="46" rx="4.500" ry="3" fill={PLUM} />
      <ellipse cx="85" cy="46" rx="4.500" ry="3" fill={PLUM} />
    </>
  ),
  'triple-word': () => (
    <>
      <g opacity=".35">
        <Word letters="WIP" y={10} />
      </g>
      <g opacity=".6">
        <Word letters="WIP" y={24} />
      </g>
      <Word letters="WIP" y={38} />
      <Coin x={84} y={22}>
        3×
      </Coin>
    </>
  ),
  'tile-as-blank': () => (
    <>
      <TileArt x={12} y={24} size={30} letter="K" value={3} opacity={0.45} turn={-8} />
      <Arrow d="M34 16c10-10 26-8 32 4M67 9v12H55" />
      <TileArt x={54} y={28} size={32} />
    </>
  ),
  'take-last-score': () => (
    <>
      <rect x="14" y="10" width="42" height="52" rx="3" fill={LINEN} />
      <path d="M14 10h42v7H14z" fill="#2f5a4a" />
      <path d="M20 27h18M20 37h14" stroke="#b9a98e" stroke-width="2.500" />
      <text class="art-coin" x="36" y="55" fill={INK} font-size="15">
        27
      </text>
      <Arrow d="M60 48h14M68 41l7 7-7 7" />
      <Coin x={80} y={22}>
        27
      </Coin>
    </>
  ),
};

export function CardDrawing({ card }: { card: Card }) {
  return ART[card]();
}
