const bars = [
  { x: 2, height: 8, agent: false },
  { x: 8, height: 18, agent: false },
  { x: 14, height: 26, agent: true },
  { x: 20, height: 14, agent: true },
  { x: 26, height: 6, agent: true },
];

/** The mark, two voices in one line of sound, with the brand's name. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className="logo">
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        {bars.map(({ x, height, agent }) => (
          <rect
            key={x}
            x={x - 1}
            y={15 - height / 2}
            width="4"
            height={height}
            rx="2"
            fill={agent ? '#3f66fb' : '#00cfe8'}
          />
        ))}
      </svg>
      <span className="logo__word">{brand}</span>
    </span>
  );
}
