var e=`
table-nth = { $name } { $nth }

table-lake = Jezioro
table-zoom-in = Powiększ
table-zoom-out = Pomniejsz
table-zoom-fit = Pokaż całe jezioro
table-tile-cell = { cell }: { tile-sides }
table-last-cell = { cell }, ostatnio położony kafel: { tile-sides }
table-boat-cell = { cell }, łódź: { tile-sides }
table-free-cell = Wolne { cell }, styka się z: { $touching }
table-touching =
    { $platform ->
        [yes] { color } { side.where } z platformą
       *[no] { color } { side.where }
    }

table-player =
    { $you ->
        [yes] { $name } (Ty)
       *[no] { $name }
    }
table-you = { $name } (Ty)
table-here = Połączenie jest
table-away = Brak połączenia
table-stand-in = (gra bot)
table-start-player = Gracz startowy
table-honor-word = honoru
table-cards-of = Karty lampionów: { $name }
table-no-tokens = jeszcze bez poświęceń
table-tiles-in-hand =
    { $count ->
        [0] Brak kafli na ręce
        [one] { $count } kafel na ręce
        [few] { $count } kafle na ręce
       *[other] { $count } kafli na ręce
    }
table-unfold = Wszystko o graczu: { $name }

table-stacks = Żetony poświęcenia
table-stack-next = potem { $values }
table-stack-last = ostatni
table-stack-empty = pusto: żeton ogólny
table-supply = Zaopatrzenie
table-draw =
    { $count ->
        [0] brak kafli do dociągnięcia
        [one] { $count } kafel do dociągnięcia
        [few] { $count } kafle do dociągnięcia
       *[other] { $count } kafli do dociągnięcia
    }

table-my-hand = Twoje kafle
table-hand-tile = Kafel { $nth } na ręce, numer { $tile }: { tile-sides }
table-hand-empty = Wszystkie Twoje kafle leżą już na jeziorze.
table-turn-left = Obróć w lewo
table-turn-right = Obróć w prawo

table-steps = Twoja tura
table-step-exchange = Wymiana
table-step-dedicate = Poświęcenie
table-step-discard = Odrzucanie
table-step-place = Kafel
table-step-end = Koniec tury
table-take-back = Cofnij
table-offers =
    { $count ->
        [one] Możesz teraz poświęcić zestaw.
        [few] Możesz poświęcić jeden z { $count } zestawów.
       *[other] Możesz poświęcić jeden z { $count } zestawów.
    }
table-no-set = Nie masz teraz zestawu do poświęcenia.
table-offer = Poświęć zestaw: { kind }
table-on-turn = Teraz gra { $name }.
table-waiting = { $name } się zastanawia …
table-unsent = Twój ruch czeka na połączenie i zostanie wysłany, gdy tylko wróci.
table-withdraw = Nie wysyłaj

table-your-turn = Twoja kolej
table-how-to-place = Wybierz kafel i wskaż świecące pole, aby zobaczyć, co kto dostanie.
table-dots = Kropki liczą pasujące boki.
table-ranked = Pokazuj na polach, ile mogą mi najwyżej dać
table-preview = Jeśli położysz tutaj
table-preview-match = Ty: { color } za dopasowanie { side.where }
table-preview-match-missed = Ty: nic za dopasowanie { side.where }, nie ma już { color.many } kart
table-preview-favor =
    { $own ->
        [yes] Ty: łaska za platformę Twojego kafla
       *[no] Ty: łaska za platformę sąsiada
    }
table-preview-favor-missed =
    { $own ->
        [yes] Ty: nic za platformę Twojego kafla, nie ma już żetonów łaski
       *[no] Ty: nic za platformę sąsiada, nie ma już żetonów łaski
    }
table-preview-faced =
    { $you ->
        [yes] Ty: { color }, bok zwrócony do Ciebie
       *[no] { $name }: { color }
    }
table-preview-faced-missed =
    { $you ->
        [yes] Ty: nic, nie ma już { color.many } kart
       *[no] { $name }: nic, nie ma już { color.many } kart
    }
table-none-left = brak: { color }
table-no-favor-left = brak łaski
table-place = Połóż kafel
table-click-to-place = Kliknij, aby go tu położyć. Obracasz go kółkiem myszy, Q i E.
table-turn-best = Inny obrót: { $count } dla Ciebie
table-not-yet = Jeszcze nie

table-give = Oddajesz jedną kartę:
table-take = Bierzesz jedną z zaopatrzenia:
table-give-first = Najpierw wybierz kartę, którą oddajesz.
table-exchange-cost = Wymiana kosztuje 2 żetony łaski.
table-pairs =
    { $count ->
        [0] Te trzy pary:
        [one] Wybierz jeszcze jedną parę:
        [few] Wybierz { $count } pary:
       *[other] Wybierz { $count } par:
    }
table-lack-four = Potrzebujesz czterech kart jednego koloru, a masz najwyżej { $count }.
table-lack-pairs =
    { $count ->
        [0] Potrzebujesz par w trzech kolorach, a nie masz żadnej.
        [one] Potrzebujesz par w trzech kolorach, a masz jedną.
       *[other] Potrzebujesz par w trzech kolorach, a masz dwie.
    }
table-lack-seven = Potrzebujesz karty każdego koloru. Brakuje: { $colors }.
table-generic = Jego stos jest pusty: to żeton ogólny.
table-discard =
    { $count ->
        [one] O jedną kartę za dużo: odłóż ją.
        [few] O { $count } karty za dużo: odłóż je po jednej.
       *[other] O { $count } kart za dużo: odłóż je po jednej.
    }
table-discard-note = Po odłożeniu pierwszej karty w tej turze nie ma już wymiany ani poświęcenia.
table-discard-or = Wolisz poświęcić zestaw? Po pierwszej karcie będzie za późno.
table-final-turn = Twoja ostatnia tura
table-final-note = Możesz jeszcze raz wymienić i poświęcić; kafli już się nie kładzie.

table-recap = Od Twojej ostatniej tury
table-recap-done = Gramy dalej
table-tile-laid =
    { $you ->
        [yes] Kładziesz kafel.
       *[no] { $name } kładzie kafel.
    }
table-took-back =
    { $you ->
        [yes] Cofasz to.
       *[no] { $name } to cofa.
    }
table-handed-over =
    { $you ->
        [yes] Gra za Ciebie bot.
       *[no] Bot gra za gracza { $name }.
    }
table-reclaimed =
    { $you ->
        [yes] Znowu grasz na swoim miejscu.
       *[no] { $name } wraca do gry.
    }
table-game-started = Kafle rozdane, zaczynamy.

table-log = Co się stało
table-log-filter = Pokaż
table-log-all = Wszystko
table-log-mine = Co dotyczy mnie
table-log-dedications = Poświęcenia
table-log-by = Ruchy: { $name }
table-log-empty = Jeszcze nic.

table-shortcuts = Klawisze
table-shortcut-pick = wybierz kafel; ponownie: obróć
table-shortcut-turn = obróć w lewo, w prawo, w prawo
table-shortcut-walk = przejdź po jeziorze
table-shortcut-place = połóż kafel
table-shortcut-cancel = anuluj wybór
table-shortcut-exchange = wymiana
table-shortcut-dedicate = poświęcenie
table-shortcut-placing = przejdź do jeziora
table-shortcut-back = cofnij
table-shortcut-zoom = jezioro większe, mniejsze, całe
table-shortcut-log = co się stało
table-shortcut-help = ta strona
table-shortcuts-mouse = Myszą: wskaż, aby zobaczyć, obracaj kółkiem, kliknij, aby położyć, albo przeciągnij kafel na jezioro. Dotykiem: dotknij pola, aby zobaczyć, dotknij ponownie, aby obrócić, potem potwierdź.
`;export{e as default};