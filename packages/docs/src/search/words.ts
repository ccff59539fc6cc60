/** German words of the trade, and what the site calls each. Their plurals need no row. */
const GERMAN = `
  ändern anpassen bearbeiten = update; anlegen erstellen neu hinzufügen = create; löschen entfernen = delete; drucken = print; stornieren stornierung = cancel; suchen finden abrufen abfragen = list
  senden schicken verschicken = send; hochladen = upload; herunterladen = download; versenden liefern ausliefern = ship; erstatten erstattung rückerstattung = refund; bezahlen = payment; buchen = record
  empfangen = receive; anmelden registrieren = register; verknüpfen = link; reservieren = reserve; kommissionieren pickliste = pick list; installieren = install; testen = testing; einrichten = setup
  lieferschein = delivery note; rechnung = invoice; rechnungskorrektur gutschrift = credit note; stornorechnung = cancel invoice; teillieferung = partial delivery; lieferung = delivery
  bestand bestände lagerbestand warenbestand = stock; bestandskorrektur = adjust stock; bestandsänderung bestandsbewegung = stock changes; lager lagerort = warehouse; lagerplatz lagerplätze = storage location
  bestellung auftrag aufträge verkaufsauftrag kundenauftrag = sales order; auftragsposition position = line; bestellnummer auftragsnummer = order number; stornogrund = cancellation reason
  steuerklasse = tax class; steuersatz steuersätze mehrwertsteuer mwst umsatzsteuer = tax rate; steuer = tax; buchhaltung = accounting
  kunde = customer; kundengruppe = customer group; kundenkategorie = customer category; ansprechpartner = customer contact; bankverbindung = bank account; adresse anschrift = address; notiz = note
  artikel produkt ware = item; artikelnummer = identifiers sku; artikelbild produktbild = item image; beschreibung artikelbeschreibung = descriptions; stückliste = bill of materials; variante = variations
  bild bilder foto = image; datei = file; preis = prices; warengruppe = product group; kategorie = category; merkmal eigenschaft = attribute property; hersteller = manufacturer; lieferant = supplier
  angebot = offer; verkaufskanal verkaufskanäle = sales channel; firma = company; währung = currency; sprache = language; land länder = country; etikett label = label; konfiguration = configuration
  versandart = shipping method; versandklasse = shipping class; versand = shipping; versandetikett versandlabel paketschein = shipping label; paket = package; sendungsnummer trackingnummer sendungsverfolgung = tracking number
  zahlungsart = payment method; zahlung zahlungseingang = payment; retoure rücksendung = return; rücksendegrund retourengrund = return reason; seriennummer = serial number; nummernkreis = number range
  einheit mengeneinheit = unit measurement; gewicht = weight; maße abmessung = size weight; verfügbarkeit = availability; zustand = condition; anhang = attachment; feld felder benutzerfeld = custom field
  händler verkäufer = seller; marktplatz marktplätze = marketplace; ereignis ereignisse = event; nachricht = notification; bericht = report; fehler = error; berechtigung = scope; zugangsdaten = credentials
  schlüssel = key; drucker = printers; zeitüberschreitung = timeout; wiederholung = retry; sicherung sichern = backup; grenze limit = limits; protokoll = log; überwachung = monitoring; alle = list
  dsgvo datenschutz = GDPR; auskunft = personal data; mahnung mahnstufe mahnsperre = dunning; rabatt = discount; sendung = shipment; authentifizierung authentification = authentication; unterschied = difference
`;

const translations = new Map(
  GERMAN.trim()
    .split(/[;\n]/)
    .flatMap((row) => {
      const [german = "", english = ""] = row.split("=").map((part) => part.trim());
      return german.split(" ").map((word) => [word, english] as const);
    }),
);

/** Gives what the site calls a German word of the trade, in the singular or the plural. */
export function translate(word: string): string | undefined {
  const forms = [
    word,
    ...["n", "e", "en", "s", "er"].flatMap((end) => (word.endsWith(end) ? [word.slice(0, -end.length)] : [])),
  ];
  return forms.map((form) => translations.get(form)).find(Boolean);
}

const SMALL_WORDS = new Set(
  "a an and any are as at be before between by can cannot could did do does for from get gets had has have how i if in into is it its me mean means my need no of on one or our should so than that the their them then there this to unable use using want was we what when where which who why will with would you your als auf aus bei das dem den der des die ein eine einem einer einen für im ist mit oder per und vom von wie zu zum zur".split(
    " ",
  ),
);

const PARTS = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

/** Splits a text into its words. A compound name, as `invalid_grant` or `UpdateCategory`, counts as a whole and by its parts. */
export function splitWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}_]+/gu) ?? []).flatMap((word) => {
    const parts = word.match(PARTS) ?? [];
    return parts.length > 1 && parts.join("").length > 3 ? [word, ...parts] : [word];
  });
}

/** Brings a word to the form under which the index has it: small, without its ending. A small word and a small number have none. */
export function reduceWord(given: string): string | null {
  const word = given.toLowerCase();
  if (SMALL_WORDS.has(word) || /^\d{1,2}$/.test(word)) return null;
  if (word.length < 4 || /[\d_]/.test(word)) return word;
  const stem = word
    .replace(/ies$/, "y")
    .replace(/(?<!s|u|i)s$/, "")
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{2})e$/, "");
  return stem.replace(/([bdfglmnprt])\1$/, "$1");
}
