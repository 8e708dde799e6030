/** Finds text on a rules page and marks it. */

/** Lower case and without accents, one character for each of the text. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const [base = ''] = text.charAt(at).normalize('NFD').toLowerCase();
    return base;
  }).join('');
}

/** Where the wanted words begin. */
export function placesOf(text: string, wanted: string): readonly number[] {
  const sought = folded(wanted.trim());
  if (sought === '') return [];
  const searched = folded(text);
  const places: number[] = [];
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + sought.length)) places.push(at);
  return places;
}

/** Marks every occurrence outside drawings, in the order of the page. */
export function markAll(article: HTMLElement, wanted: string): readonly HTMLElement[] {
  const length = wanted.trim().length;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text && !node.parentElement?.closest('[data-drawing]')) texts.push(node);
  }
  return texts.flatMap((text) => {
    const marks: HTMLElement[] = [];
    // From the end, so that the places before stay where they are.
    for (const at of placesOf(text.data, wanted).toReversed()) {
      const found = text.splitText(at);
      found.splitText(length);
      const mark = document.createElement('mark');
      found.replaceWith(mark);
      mark.append(found);
      marks.unshift(mark);
    }
    return marks;
  });
}

/** The page as it was. */
export function unmark(marks: readonly HTMLElement[]): void {
  for (const mark of marks) {
    const { parentNode: parent } = mark;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}
