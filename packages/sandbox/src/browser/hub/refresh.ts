import { arrange, byId, element, mark, setMark, setText } from "../console/dom.ts";
import { call } from "../console/send.ts";

const states = {
  failed: ["dead-letter", "failed"],
  waiting: ["delivered", "waits for setupCompleted"],
  installed: ["acknowledged", "installed"],
};

export async function refresh() {
  const { apps, tenants, installations } = await call("GET", "/hub/state");
  byId("apps-empty").hidden = apps.length > 0;
  byId("install-form").hidden = apps.length === 0;
  fill(
    byId("app"),
    apps.map(({ app }) => app),
  );
  fill(byId("tenant"), tenants);
  byId("installations-empty").hidden = installations.length > 0;
  arrange(byId("installations"), installations, {
    keyOf: ({ id }) => id,
    make: ({ app, tenantId }) =>
      element(
        "li",
        {},
        element("p", { class: "line" }, element("b", {}, app)),
        mark("", ""),
        element("p", { class: "line code" }, tenantId),
        element("p", { class: "problem" }),
      ),
    update(card, { state, problem }) {
      setMark(card.querySelector(".mark"), ...states[state]);
      setText(card.querySelector(".problem"), problem ?? "");
    },
  });
}

function fill(select, values) {
  const chosen = select.value;
  select.replaceChildren(...values.map((value) => element("option", { value }, value)));
  if (values.includes(chosen)) select.value = chosen;
}
