# L’allenatore nella pagina: suggerimenti al tavolo, e caselle come le chiama la pagina.

coach-place = Piazza una tessera, dalla barca { $way }: { tile-sides.seen }

hint-title = Un suggerimento
hint-thinking = Fammi pensare…
hint-failed = Non è stato possibile caricare l’allenatore in questo browser. La tua partita continua come prima.
hint-again = Riprova
hint-levels = Quanto rivelare
hint-level-nudge = Indizio
hint-level-place = Casella
hint-level-turn = Tutto il turno
# Il primo passo dice solo che cosa guardare.
hint-look =
    { $look ->
        [exchange] Guarda i tuoi gettoni privilegio: un cambio completerebbe un set.
        [dedication] Guarda le tue carte: prima fai una dedica.
        [discard] Hai troppe carte. Di quale colore puoi fare a meno?
        [end] In questo turno non c’è altro da guadagnare.
       *[tile] Guarda la tessera { $nth } della tua mano. Dove rende di più a te e di meno agli altri?
    }
hint-where = La tessera segnata va sulla casella segnata, dalla barca { $way }.
hint-first = Comincia così. { $action }.
hint-actions = Il turno migliore
hint-because = Solo con questo turno:
hint-either = In entrambi i casi:
# Che cosa porta un turno, in una frase: ciò che prendo io, poi ciò che gli altri prendono o non ricevono.
hint-lead-mine = Prendi { $things }.
hint-lead-both = Prendi { $things }, mentre { $others }.
hint-lead-others = { $others }.
hint-token = il gettone dedica per { kind } ({ $honor } punti onore)
hint-given = { $name } prende { $things }
hint-denied = { $name } non prende la carta { color.feminine } (non ce ne sono più)
hint-next = Secondo turno migliore: { $percent }% di vittoria
hint-as-good = Altrettanto buono, per quanto l’allenatore sappia distinguere: { $percent }% di vittoria
hint-same = Nell’immediato rendono lo stesso. La differenza sta in ciò che il lago offre dopo.
hint-only = Non c’è altro da fare.
hint-always = Un suggerimento a ogni turno
hint-play = Gioca così
hint-play-turn = Gioca così: { $turn }
hint-marked = { $what } (segnata dal suggerimento)

# What a placement that is being tried is worth: its verdict, and what it costs.
idea-worth = { $verdict }: { $worth }
idea-as-good = Buono quanto il turno migliore, per quanto l’allenatore sappia distinguere.
