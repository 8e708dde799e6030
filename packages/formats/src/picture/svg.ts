/** A picture as an SVG file. */
import type { Picture, Shape } from './board-picture.ts';

export function formatSvg({ width, height, title, shapes }: Picture): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Gill Sans, Helvetica, Arial, sans-serif" font-weight="600" text-anchor="middle">`;
  return [head, `<title>${escaped(title)}</title>`, ...shapes.map(element), '</svg>', ''].join('\n');
}

function element(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, size, fill, text } = shape;
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escaped(text)}</text>`;
  }
  const { x, y, width, height, round, fill } = shape;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
