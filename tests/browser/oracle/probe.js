/* Reads a page once, as it lies there: each piece that matters, with its place, what of it is cut, what lies over it,
   how large its letters are and where a finger meets it. Judges nothing. Changes nothing but for the moment in which it
   asks what lies over what. */
(least) => {
  const NEARLY = 1; // pixels that rounding makes
  /* What may be chosen but is not called for, such as one of fifty cities before anybody builds, is no choice that must be seen. */
  const CHOICES =
    "[data-thing][role=button][tabindex]:not([data-aim], [data-quiet]), button[data-thing]:enabled, [data-choice]:enabled, [data-group]:enabled";
  const CONTROLS =
    ":is(button, input:not([type=hidden]), select, textarea):enabled, a[href], summary," +
    " [role=button], [role=tab], [role=option], [role=checkbox], [role=radio], [role=menuitem]";
  /** A class by which styles of one component are told from others: no name. */
  const SCOPE = /^R[0-9a-z]{1,3}$/;
  const NAMED = "[data-lit]";
  const PAID = "[data-testid=ceremony], [data-testid=year-end], [data-testid=income-sheet]";
  /** What a person opened, and closes before going on: it may lie over the rest. */
  const OPENED = "dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip], [popover], button[aria-expanded=true] ~ *";
  /** A picture of a board: nothing in it can be touched, and it ends where its frame does. */
  const PICTURE = "[inert]";

  function* ancestors(element) {
    for (let each = element; each; each = each.parentElement) yield each;
  }
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const clarities = new Map();
  const clarity = (element) => {
    if (!element) return 1;
    if (!clarities.has(element))
      clarities.set(element, Number(styleOf(element).opacity) * clarity(element.parentElement));
    return clarities.get(element);
  };
  /** Not what is there for the ear alone: laid out, and clipped to nothing. */
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && clarity(element) > 0.2 &&
    ![...ancestors(element)].some((each) => styleOf(each).clipPath === "inset(50%)");
  const drawingOf = (element) => {
    let found = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : null;
    while (found?.ownerSVGElement) found = found.ownerSVGElement;
    return found;
  };
  /** A drawing that a hand moves and enlarges. */
  const isMap = (drawing) => drawing !== null && drawing.closest(`[data-testid=board], ${PICTURE}`) !== null && [...ancestors(drawing)].some((each) => styleOf(each).touchAction === "none");

  /* --- what is cut ------------------------------------------------------------------------------------------------ */

  const within = (box, frame) => ({
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  });
  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const scrollsBy = (element, side) =>
    side === "x" ? element.scrollWidth - element.clientWidth > NEARLY : element.scrollHeight - element.clientHeight > NEARLY;
  const scrolls = (element, side) =>
    ["auto", "scroll"].includes(styleOf(element)[side === "x" ? "overflowX" : "overflowY"]) && scrollsBy(element, side);
  const holds = (element, position) =>
    position === "absolute"
      ? styleOf(element).position !== "static" || styleOf(element).transform !== "none" || /paint|layout|strict|content/.test(styleOf(element).contain)
      : styleOf(element).transform !== "none" || /paint|layout|strict|content/.test(styleOf(element).contain);
  const frames = { around: new Map(), within: new Map() };
  /** What clips an element on its way up, nearest first; `reach` where a person can scroll to what lies beyond. */
  const framesOf = (element, own = false) => {
    const known = own ? frames.within : frames.around;
    if (known.has(element)) return known.get(element);
    const found = [];
    let position = own || (element instanceof SVGElement && element.ownerSVGElement) ? "static" : styleOf(element).position;
    for (let each = own ? element : element.parentElement; each && each !== document.body && each !== document.documentElement; each = each.parentElement) {
      if ((position === "fixed" || position === "absolute") && !holds(each, position)) continue;
      const style = styleOf(each);
      const clips = (way) => way !== "visible" || /paint|strict|content/.test(style.contain);
      const x = !(each instanceof SVGGElement) && clips(style.overflowX);
      const y = !(each instanceof SVGGElement) && clips(style.overflowY);
      if (x || y) {
        const box = each.getBoundingClientRect();
        found.push({
          left: x ? box.left : -Infinity,
          right: x ? box.right : Infinity,
          top: y ? box.top : -Infinity,
          bottom: y ? box.bottom : Infinity,
          reach: { x: scrolls(each, "x"), y: scrolls(each, "y") },
          element: each,
        });
      }
      position = style.position;
    }
    const page = document.scrollingElement;
    const fixed = position === "fixed";
    const still = (way) => ["hidden", "clip"].includes(getComputedStyle(document.documentElement)[way]) || ["hidden", "clip"].includes(getComputedStyle(document.body)[way]);
    found.push({
      left: 0,
      top: 0,
      right: innerWidth,
      bottom: innerHeight,
      reach: { x: false, y: !fixed && scrollsBy(page, "y") && !still("overflowY") },
      element: page,
    });
    known.set(element, found);
    return found;
  };
  /** How much of a box is cut on each axis by what cannot be scrolled, and what of it is in sight. */
  const cutting = (box, element, own) => {
    let rest = plain(box);
    let sight = plain(box);
    const cut = { x: 0, y: 0, by: "" };
    const free = { x: true, y: true };
    for (const frame of framesOf(element, own)) {
      sight = within(sight, frame);
      for (const [side, low, high] of [["x", "left", "right"], ["y", "top", "bottom"]]) {
        if (!free[side]) continue;
        if (frame.reach[side]) {
          free[side] = false; // what lies beyond can be scrolled to
          continue;
        }
        const lost = Math.max(0, frame[low] - rest[low]) + Math.max(0, rest[high] - frame[high]);
        if (lost > cut[side]) {
          cut[side] = Math.min(lost, rest[high] - rest[low]);
          cut.by = nameOf(frame.element);
        }
      }
    }
    return { cut, sight, reached: !free.x || !free.y };
  };

  /* --- what is called how ----------------------------------------------------------------------------------------- */

  const nameOf = (element) => {
    if (!element || element === document.documentElement || element === document.body) return "window";
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { thing, choice, group, testid } = each.dataset;
      const own = thing ?? choice ?? (group && `group ${group}`) ?? testid;
      if (own) return each === element ? own : `${own} ${kind(element)}`;
    }
    return kind(element);
  };
  const kind = (element) => {
    const named = [...element.classList].filter((each) => !SCOPE.test(each)).join(".");
    return element.localName + (named ? `.${named}` : "");
  };
  const wordsOf = (element) =>
    (element.getAttribute("aria-label") ?? element.innerText ?? element.textContent ?? element.value ?? "")
      .replace(/\s+/g, " ").trim().slice(0, 40);

  /* --- what lies over what ---------------------------------------------------------------------------------------- */

  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const inks = new Map();
  const inkOf = (css) => {
    if (!inks.has(css)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = css;
      brush.fillRect(0, 0, 1, 1);
      inks.set(css, brush.getImageData(0, 0, 1, 1).data[3] / 255);
    }
    return inks.get(css);
  };
  const wordBoxes = new Map();
  const wordsAt = (element, x, y) => {
    if (!wordBoxes.has(element)) {
      const range = document.createRange();
      wordBoxes.set(element, [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return [];
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      }));
    }
    return wordBoxes.get(element).some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
  };
  const paints = (element, x, y) => {
    if (clarity(element) < 0.3 || !element.checkVisibility({ visibilityProperty: true })) return false;
    const style = styleOf(element);
    const box = element.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false; // a clear part of it reaches further
    if (inkOf(style.backgroundColor) > 0.3) return true;
    if (style.backgroundImage !== "none") return true;
    if (element instanceof SVGElement) return element.ownerSVGElement !== null || isMap(element);
    return ["img", "canvas", "video", "select"].includes(element.localName) || wordsAt(element, x, y);
  };
  const SIDES = [
    { axis: "x", low: "left", high: "right", whole: "scrollWidth", shown: "clientWidth", gone: "scrollLeft" },
    { axis: "y", low: "top", high: "bottom", whole: "scrollHeight", shown: "clientHeight", gone: "scrollTop" },
  ];
  const STAYS = ["sticky", "fixed"];
  /** A cover that stays while what it lies over is scrolled leaves it, where there is room to scroll on. */
  const canBeScrolledOut = (element, cover, box) => {
    const over = cover.getBoundingClientRect();
    return framesOf(element).some(({ element: scroller, reach }) => {
      const goesAlong = scroller !== document.scrollingElement && scroller.contains(cover);
      if (goesAlong && ![...ancestors(cover)].some((each) => STAYS.includes(styleOf(each).position))) return false;
      return SIDES.some(({ axis, low, high, whole, shown, gone }) => {
        const left = scroller[whole] - scroller[shown] - scroller[gone];
        return reach[axis] && (box[high] - over[low] <= left || over[high] - box[low] <= scroller[gone]);
      });
    });
  };
  /** Drawings of one board lie on each other as the board means it. */
  const boardOf = (element) => element.closest("[data-testid=board]");
  const middleOf = ({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { left: x, right: x, top: y, bottom: y };
  };
  /** Whether something reaches under a tab on an edge of a board, or beyond it: the tab says that it goes on there. */
  const isLedTo = (element, box) =>
    [...(boardOf(element)?.querySelectorAll("[data-beyond]") ?? [])].some((tab) => {
      const { left, top, right, bottom } = tab.getBoundingClientRect();
      return { left: box.left < right, right: box.right > left, top: box.top < bottom, bottom: box.bottom > top }[tab.dataset.beyond];
    });
  const coverAt = (target, x, y, box) => {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === target || each.contains(target) || target.contains(each)) return null;
      if (each instanceof SVGElement && target instanceof SVGElement && boardOf(each) === boardOf(target)) continue;
      if (each.closest(OPENED) && !each.closest(OPENED).contains(target)) return null;
      if (paints(each, x, y)) return canBeScrolledOut(target, each, box) ? null : each;
    }
    return null;
  };
  const SPOTS = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.15], [0.5, 0.85]];
  const covering = (target, box) => {
    const found = SPOTS.map(([x, y]) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y])
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      .map(([x, y]) => coverAt(target, x, y, box));
    const covers = found.filter((each) => each !== null);
    return { covered: covers.length, of: found.length, cover: covers.length ? nameOf(covers[0]) : "" };
  };

  /* --- where a finger meets it ------------------------------------------------------------------------------------ */

  const isInline = (element) =>
    styleOf(element).display === "inline" && [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const targetOf = (element) => (["checkbox", "radio"].includes(element.type) && element.labels?.[0]) || element;
  /** The smaller of width and height in which a touch around the middle is meant for it, as far as is asked. */
  const reachOf = (element, box) => {
    const meant = element.dataset.thing ?? element;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hits = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      if (!hit) return false;
      return element.contains(hit) || hit.closest("label")?.control === element || hit.closest("[data-thing]")?.dataset.thing === meant;
    };
    const far = (dx, dy) => {
      let reach = 0;
      while (reach < least && hits(dx * (reach + 1), dy * (reach + 1))) reach += 1;
      return reach;
    };
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    return {
      width: width >= least ? least : Math.round(Math.min(least, Math.max(width, far(1, 0) + 1 + far(-1, 0)))),
      height: height >= least ? least : Math.round(Math.min(least, Math.max(height, far(0, 1) + 1 + far(0, -1)))),
    };
  };

  /* --- the pieces ------------------------------------------------------------------------------------------------- */

  const modal = [...document.querySelectorAll("dialog[open], [aria-modal=true]")].findLast(isSeen) ?? null;
  const inPlay = (element) => isSeen(element) && (!modal || modal.contains(element));
  const isLive = (element) => inPlay(element) && !element.closest(PICTURE);
  const round = (value) => Math.round(value * 10) / 10;
  const placed = ({ left, top, right, bottom }) => [left, top, right - left, bottom - top].map((length) => Math.round(length) + 0);
  const isFolded = ({ left, top, right, bottom }) => right - left <= NEARLY || bottom - top <= NEARLY;
  const pieces = [];
  const note = (kind, element, box, more) => {
    const { cut, sight, reached } = cutting(box, element, kind === "text" || kind === "drawn");
    pieces.push({
      kind,
      name: nameOf(element),
      words: wordsOf(element),
      box: placed(box),
      cut: [round(cut.x), round(cut.y)],
      frame: cut.by,
      gone: isFolded(sight),
      reached,
      covered: 0,
      of: 0,
      cover: "",
      map: false,
      led: false,
      target: null,
      font: null,
      paid: element.closest(PAID) !== null,
      asked: true,
      part: false,
      ...more(sight),
    });
  };

  /** In a group with one stop for the keyboard all are choices; elsewhere those that are no stop stand quiet. */
  const stops = new Map();
  for (const each of document.querySelectorAll("svg [data-thing][tabindex='0']")) stops.set(drawingOf(each), (stops.get(drawingOf(each)) ?? 0) + 1);
  const isQuiet = (element) => element.tabIndex === -1 && element.hasAttribute("tabindex") && element.matches("svg *") && (stops.get(drawingOf(element)) ?? 0) !== 1;
  const loud = [
    ...[...document.querySelectorAll(CHOICES)].filter((each) => !isQuiet(each)).map((each) => ["choice", each]),
    ...[...document.querySelectorAll(NAMED)].map((each) => ["named", each]),
  ].filter(([, each]) => isLive(each));
  const choices = new Set(loud.map(([, each]) => each));
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((each) => !choices.has(each) && isLive(targetOf(each)) && !each.closest("svg") && !isInline(each))
    .map((each) => ["control", targetOf(each)]);
  const met = [...loud, ...controls].map(([kind, element]) => {
    const box = element.getBoundingClientRect();
    /* What a larger thing stands for as well is met there. */
    const met = (element.dataset.also && document.querySelector(`[data-thing="${CSS.escape(element.dataset.also)}"]`)) || element;
    return { kind, element, box, target: isFolded(box) || kind === "named" ? null : reachOf(met, met.getBoundingClientRect()) };
  });

  const asIfSolid = document.createElement("style");
  asIfSolid.textContent = "*:not(svg, svg *), svg[data-asked] { pointer-events: auto !important } svg[data-asked] * { pointer-events: none !important }";
  const maps = [...document.querySelectorAll("svg")].filter((each) => !each.ownerSVGElement && isMap(each));
  for (const each of maps) (each.dataset.asked = "");
  document.head.append(asIfSolid);

  for (const { kind, element, box, target } of met) {
    if (isFolded(box)) continue;
    const drawing = drawingOf(element);
    const map = drawing !== null && drawing !== element && isMap(drawing);
    note(kind, element, box, (sight) => ({
      ...(isFolded(sight) ? {} : covering(drawing ?? element, sight)),
      map,
      led: map && isLedTo(element, middleOf(box)),
      target: target === null ? null : [target.width, target.height],
    }));
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.data.replace(/\s+/g, " ").trim();
    if (!words || element.closest("script, style, title, option, defs, symbol") || !inPlay(element)) continue;
    const drawing = drawingOf(element);
    range.selectNodeContents(walker.currentNode);
    const boxes = drawing ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    if (boxes.length === 0 || boxes.every(isFolded)) continue;
    const turned = drawing ? element.getScreenCTM() : null;
    const scale = turned ? Math.hypot(turned.a, turned.b) : 1;
    const font = parseFloat(styleOf(element).fontSize) * scale;
    const box = {
      left: Math.min(...boxes.map((each) => each.left)),
      top: Math.min(...boxes.map((each) => each.top)),
      right: Math.max(...boxes.map((each) => each.right)),
      bottom: Math.max(...boxes.map((each) => each.bottom)),
    };
    const slack = drawing ? 0 : Math.min((box.bottom - box.top) / 2, font * 0.22);
    const map = drawing !== null && isMap(drawing);
    const owner = drawing ?? element;
    note(drawing ? "drawn" : "text", owner, { ...box, top: box.top + slack, bottom: box.bottom - slack }, (sight) => ({
      ...(isFolded(sight) || map ? {} : covering(owner, sight)),
      name: nameOf(element),
      words: words.slice(0, 40),
      font: round(font),
      map,
      asked: map && element.closest(CHOICES) !== null && !isLedTo(element, box),
      part: element.closest(`${CHOICES}, ${CONTROLS}`) !== null,
    }));
  }
  for (const field of document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea")) {
    if (!inPlay(field) || field.scrollWidth - field.clientWidth <= NEARLY) continue;
    const box = field.getBoundingClientRect();
    note("text", field, { ...plain(box), right: box.left + field.scrollWidth }, () => ({
      words: (field.value || field.placeholder).slice(0, 40),
      cut: [field.scrollWidth - field.clientWidth, 0],
      font: parseFloat(styleOf(field).fontSize),
    }));
  }
  asIfSolid.remove();
  for (const each of maps) delete each.dataset.asked;
  return { width: innerWidth, height: innerHeight, wide: document.documentElement.scrollWidth, pieces };
}
