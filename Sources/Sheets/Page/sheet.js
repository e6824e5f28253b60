"use strict";
(() => {
  const { strings, courses } = JSON.parse(document.getElementById("courses").textContent);
  const zoom = document.getElementById("zoom");
  const text = (number) => String(Math.round(number * 100) / 100);

  // Lists are told as what differs from the one before: how many values stay in front and behind.
  const patched = (old, [first, last, ...middle]) =>
    old.slice(0, first).concat(middle, old.slice(old.length - last));

  // The parts and numbers of a course's pieces, once somebody looks at it.
  const unfold = (course) => {
    let parts = [];
    let numbers = [];
    for (const piece of course.pieces) {
      piece[3] = parts = patched(parts, piece[3]);
      piece[4] = numbers = patched(numbers, piece[4]);
      numbers = numbers.slice();
      for (let index = 0; index < piece[5].length; index += 2) numbers[piece[5][index]] = piece[5][index + 1];
    }
    course.isUnfolded = true;
  };

  // The drawing at a width: the numbers of a piece are linear between its ends.
  const drawing = (course, width) => {
    if (!course.isUnfolded) unfold(course);
    let piece = course.pieces[0];
    for (const next of course.pieces) if (next[0] <= width) piece = next;
    const [from, to, held, parts, numbers, ends] = piece;
    const part = held || to === from ? 0 : (Math.min(width, to) - from) / (to - from);
    const now = numbers.slice();
    for (let index = 0; index < ends.length; index += 2) {
      now[ends[index]] += (ends[index + 1] - now[ends[index]]) * part;
    }
    let result = strings[parts[0]];
    for (let index = 0; index < now.length; index += 1) result += text(now[index]) + strings[parts[index + 1]];
    return result;
  };

  const scale = (svg) => {
    const box = svg.viewBox.baseVal;
    svg.setAttribute("width", text(box.width * zoom.value / 100));
    svg.setAttribute("height", text(box.height * zoom.value / 100));
  };
  zoom.addEventListener("input", () => document.querySelectorAll("svg.picture").forEach(scale));

  const stages = [...document.querySelectorAll(".any")].map((element) => {
    const course = courses[Number(element.dataset.course)];
    const slider = element.querySelector("input");
    const output = element.querySelector("output");
    const svg = element.querySelector("svg");
    const show = () => {
      const width = Number(slider.value);
      svg.setAttribute("viewBox", `0 0 ${width} ${course.height}`);
      svg.innerHTML = drawing(course, width);
      output.textContent = `${width} pt`;
      slider.setAttribute("aria-valuetext", `${width} points`);
      scale(svg);
    };
    slider.addEventListener("input", show);
    for (const button of element.querySelectorAll("button")) {
      button.addEventListener("click", () => {
        const width = Number(slider.value);
        const step = Number(button.dataset.step);
        const ahead = course.leaps.filter((leap) => (step > 0 ? leap > width : leap < width));
        if (ahead.length === 0) return;
        slider.value = String(step > 0 ? ahead[0] : ahead[ahead.length - 1]);
        show();
      });
    }
    show();
    return { element, slider, show };
  });

  // A link may name a scene and a width: #d0s1@500.
  const follow = () => {
    const [id, width] = location.hash.slice(1).split("@");
    const article = id ? document.getElementById(id) : null;
    if (!article || !width) return;
    const stage = stages.find((one) => article.contains(one.element));
    if (!stage) return;
    stage.slider.value = String(Number(width) || 0);
    stage.show();
    stage.element.scrollIntoView();
  };
  addEventListener("hashchange", follow);
  follow();
})();
