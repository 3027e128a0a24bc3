# Stephenson's Rocket, en français.
#
# Le livret dit « action » pour deux choses. Ici, une seule fois chacune : une *action* est toujours
# une part d'une compagnie (le titre) ; ce qu'on fait à son tour est un *coup* : deux coups par tour.
# « Tour » est le tour de table. Les noms de villes ne suivent jamais « de » (pas d'élision à faire) ;
# les noms de joueurs non plus, et rien ne s'accorde avec eux.

game-title = Stephenson’s Rocket
game-tagline = Sept compagnies qui ne sont à personne. Avancez une locomotive, prenez une action, opposez votre veto.
game-players = 2 à 4 joueurs
game-minutes = 60–75

# --- compagnies, villes, marchandises ---------------------------------------------------------

company-LY = L&Y
company-NER = NER
company-GER = GER
company-SER = SER
company-LBSCR = LBSCR
company-LSWR = LSWR
company-GWR = GWR

company-LY-name = Lancashire & Yorkshire Railway
company-NER-name = North Eastern Railway
company-GER-name = Great Eastern Railway
company-SER-name = South Eastern Railway
company-LBSCR-name = London, Brighton & South Coast Railway
company-LSWR-name = London & South Western Railway
company-GWR-name = Great Western Railway

town-liverpool = Liverpool
town-york = York
town-norwich = Norwich
town-dover = Douvres
town-brighton = Brighton
town-southampton = Southampton
town-bristol = Bristol
town-manchester = Manchester
town-sheffield = Sheffield
town-hull = Hull
town-nottingham = Nottingham
town-birmingham = Birmingham
town-northampton = Northampton
town-ipswich = Ipswich
town-gloucester = Gloucester
town-london = Londres
town-reading = Reading
town-maidstone = Maidstone
town-exeter = Exeter
town-leeds = Leeds
town-lincoln = Lincoln
town-crewe = Crewe
town-leicester = Leicester
town-cambridge = Cambridge
town-worcester = Worcester
town-swindon = Swindon
town-taunton = Taunton
town-guildford = Guildford

kind-start = ville de départ
kind-city = grande ville
kind-railway = ville ferroviaire

good-steel = acier
good-textile = textile
good-brewery = brasserie
good-leather = cuir

category-passenger = Passagers
category-steel = Acier
category-textile = Textile
category-brewery = Brasserie
category-leather = Cuir

direction-0 = l’est
direction-1 = le sud-est
direction-2 = le sud-ouest
direction-3 = l’ouest
direction-4 = le nord-ouest
direction-5 = le nord-est

# --- consignes --------------------------------------------------------------------------------

over-first-action = À vous, premier coup sur deux
over-second-action = À vous, second coup sur deux
over-veto = Veto : vous ne payez que si vous gagnez
over-answer = Veto : vous avez le dernier mot

prompt-action = Prenez un marqueur, placez une gare ou avancez une locomotive
prompt-drop = Où va la gare ?
prompt-hex = Où va la { $company } ?
prompt-veto = Dévier la { $company } ?
prompt-veto-only = La { $company } ne peut aller qu’en { $hex } : miser quand même ?
prompt-place = Où envoyez-vous la { $company } ?
prompt-answer = Suivre l’enchère de { $amount } ?
prompt-answer-same = Elle reste en { $hex } : suivre l’enchère de { $amount } ?

hint-drop = Levée en { $hex }, elle doit être placée sur une autre case.
hint-hex = Vous prenez d’abord une action ; puis qui détient des { $company } peut opposer son veto.
hint-hex-no-share = La { $company } n’a plus d’action à prendre.
hint-veto = { $seat } l’envoie en { $hex }. Vous ne payez votre enchère que si vous gagnez.
hint-veto-only = { $seat } l’envoie en { $hex }, la seule case ouverte : une enchère l’y laisse. Vous ne payez votre enchère que si vous gagnez.
hint-veto-raise = { $top } mise { $amount } pour l’envoyer en { $hex }. Vous ne payez votre enchère que si vous gagnez.
hint-place = { $amount ->
    [one] Si personne ne surenchérit, cela vous coûte { $amount } action.
   *[other] Si personne ne surenchérit, cela vous coûte { $amount } actions.
}
hint-answer = { $top } l’envoie en { $hex }. Suivre coûte { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
} et la ramène en { $first }.
hint-answer-same = { $top } la laisse en { $hex }, où elle reste dans tous les cas. Suivre coûte { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}.

# --- groupes et libellés des choix ------------------------------------------------------------

group-lines = Avancer une locomotive
group-markers = Prendre un marqueur
group-stations = Placer une gare
group-lift = Déplacer une gare
group-hexes = Vers où
group-veto = Votre réponse

group-lines-asks = Quelle locomotive avancez-vous ?
group-markers-asks = Quel marqueur prenez-vous ?
group-stations-asks = Où placez-vous une gare ?
group-lift-asks = Quelle gare déplacez-vous ?

# Ce qu’un doigt tient, sur le bouton qui le joue.
group-lines-does = Avancer { $what }
group-markers-does = Prendre { $what }
group-stations-does = Placer une gare en { $what }
group-lift-does = Déplacer la gare posée en { $what }
group-hexes-does = Aller en { $what }

label-marker = { $city }, { $good }
label-hex = { $hex }
label-company = { $company }
label-pass = Passer
label-bid = Miser { $amount }
label-match = Suivre à { $amount }, retour en { $hex }
label-match-same = Suivre, rendre { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}
label-concede = Céder, elle reste en { $hex }
label-concede-same = Céder, ne rien rendre

detail-best = jusqu’à +{ NUMBER($amount) } £
detail-ends = fin de la partie, +{ NUMBER($amount) } £
badge-ends = fin

# --- journal ----------------------------------------------------------------------------------

log-round = Tour { $round }
    .rule = ROC-14
log-action-lost = { $seat } ne peut rien faire : le coup est perdu
    .rule = ROC-18
log-marker = { $seat } prend le marqueur { $good } à { $city }
    .rule = ROC-20
log-station-placed = { $seat } place une gare en { $hex } (reste { $reserve })
    .rule = ROC-24
log-station-moved = { $seat } déplace une gare { $origin } → { $hex }
    .rule = ROC-24
log-moves-for-share = { $seat } avance la { $company } { $origin } → { $hex }, prend une action (reste { $stack })
    .rule = ROC-32
log-moves = { $seat } avance la { $company } { $origin } → { $hex } ; plus d’action à prendre
    .rule = ROC-32
log-veto-passed = { $seat } passe
    .rule = ROC-36
log-veto-bid = { $seat } mise { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
} { $company }
    .rule = ROC-36
log-veto-placed = La { $company } est envoyée en { $hex }
    .rule = ROC-36
log-veto-matched = { $seat } suit l’enchère
    .rule = ROC-38
log-veto-conceded = { $seat } cède
    .rule = ROC-38
log-veto-paid = { $seat } gagne le veto avec { $amount } : la { $company } va en { $hex }
    .rule = ROC-41
log-passenger = Passager, gare en { $hex } ({ $owner })
    .rule = ROC-46
log-tiles-left = { $tiles ->
    [0] La dernière tuile de rails est posée
    [one] Il reste 1 tuile de rails
   *[other] Il reste { $tiles } tuiles de rails
}
    .rule = ROC-48
log-town-reached = La { $company } atteint { $town } ({ $towns } villes en tout)
    .rule = ROC-50
ceremony-merger = Fusion
ceremony-absorbed = La { $company }, { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
}, est absorbée par la { $by } : deux actions en donnent une
log-absorbed = La { $company }, { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
}, est absorbée par la { $by }
    .rule = ROC-60
log-gain-merger = { $amount ->
    [0] actions { $old } → { $new }
   *[other] { NUMBER($amount) } £, actions { $old } → { $new }
}
log-isolated = La { $company } est autonome : { $removed ->
    [0] il ne restait aucune action
    [one] 1 action quitte le jeu
   *[other] { $removed } actions quittent le jeu
}
    .rule = ROC-70
log-ended = Décompte final. { $reason }
    .rule = ROC-75
log-discarded = { $city } n’est sur aucune ligne : ses marqueurs ne comptent pas
    .rule = ROC-80
log-category = { $category }
    .rule = ROC-81
log-stations = Gares de la { $company }, { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
}
    .rule = ROC-82
log-shares = Actions de la { $company }, { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
}
    .rule = ROC-83
log-gain-count = { NUMBER($amount) } £ avec { $count }

# --- aperçus ----------------------------------------------------------------------------------

preview-step = { $company } { $origin } → { $hex }
preview-line = { $company } depuis { $hex }
preview-marker = { $city }, { $good }
preview-towns = { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
}
preview-town = { $town }
preview-hex = { $hex }
preview-merges = fusion avec la { $by }
preview-passenger = Passager
preview-owner = gare placée par { $owner }
preview-share = Action
preview-left = reste { $stack }
preview-from-to = { $old } → { $new }
preview-count = { $count }
preview-bid-note = vers où, et ce que cela rapporte
preview-merger = Absorbée par la { $by }
preview-exchange = Actions
preview-exchange-note = deux { $company } pour une { $by }
preview-isolated = La { $company } est autonome
preview-removed = { $removed ->
    [0] il ne restait aucune action
    [one] 1 action quitte le jeu
   *[other] { $removed } actions quittent le jeu
}
preview-end = La partie se termine
preview-end-shares = plus assez d’actions
preview-end-tiles = dernière tuile
preview-end-stall = seules des gares bougent
preview-veto = Veto
preview-veto-note = actions rendues
preview-station = Gare en { $hex }
preview-city-markers = Marqueurs, { $city }
preview-good-markers = { $category }

remark-may-veto = { $seat } a { $shares } { $company } : veto possible.
remark-may-outbid = { $seat } a { $shares } { $company } : surenchère possible.
remark-may-match = { $seat } a { $shares } { $company } et peut suivre : retour en { $hex }.
remark-cannot-match = { $seat } a { $shares } { $company } et ne peut pas suivre.
remark-bid-wins = Personne ne peut faire mieux : cette enchère gagne.

# --- ce qu’un choix vaut plus tard --------------------------------------------------------------

later-category = { $category }, à la fin : { later-place }
later-stations = Gares de la { $company } à la fin : { later-place }
later-shares = Actions de la { $company } à la fin : { later-place }
later-no-stations = Gares : la { $company } disparaît et ne rapporte plus rien à la fin
later-no-shares = Actions : la { $company } disparaît et ne rapporte plus rien à la fin
later-city = { $city }, quand une ligne l’atteint : { later-place }

# --- refus ------------------------------------------------------------------------------------

no-such-hex = { $hex } n’est pas sur la carte.

no-such-marker = Il n’y a pas de tel marqueur : { $city } { $good }.
marker-gone = À { $city }, le marqueur { $good } est pris. Choisissez-en un qui soit encore dans sa ville.

station-on-town = { $town } est une ville. Une gare se place hors des villes.
station-on-tile = { $hex } porte des rails. Choisissez une case sans rails.
station-on-engine = Une locomotive est en { $hex }. Choisissez une case sans locomotive.
station-on-station = Il y a déjà une gare en { $hex }.
station-next-to-engine = { $hex } touche la locomotive en { $other }. Laissez une case entre gare et locomotive.
station-next-to-station = { $hex } touche la gare en { $other }. Laissez une case entre deux gares, même les vôtres.
reserve-empty = Toutes vos gares sont sur la carte. Choisissez-en une pour la déplacer.
not-your-station = La gare en { $hex } n’est pas à vous. On ne déplace que ses propres gares.
station-stays-on-track = La gare en { $hex } est sur une ligne ; à cette table, elle y reste.
station-has-no-place = Il n’y a nulle part où placer la gare levée en { $hex }.
station-same-hex = La gare était en { $hex }. Choisissez une autre case, ou annulez.

no-such-company = Il n’y a pas de compagnie { $company }.
company-absorbed = La { $company } a été absorbée par la { $by } : elle n’avance plus.
company-moved-already = La { $company } a déjà avancé dans ce tour. Choisissez une autre ligne.
company-stuck = La { $company } n’a aucune case où aller.
hex-too-far = La { $company } ne peut pas aller en { $hex } : une locomotive avance d’une seule case.
hex-behind = La { $company } ne peut pas aller en { $hex } : une locomotive tourne d’un côté au plus.
hex-is-town = La { $company } ne peut pas aller à { $town } : une ligne passe à côté d’une ville, jamais dedans.
hex-occupied = La { $company } ne peut pas aller en { $hex } : il y a là des rails ou une locomotive.
hex-touches-two-lines = La { $company } ne peut pas aller en { $hex } : elle y toucherait deux autres lignes à la fois.

bid-too-low = { $amount } ne suffit pas : misez plus que { $top } { $company }.
bid-too-high = Vous avez { $held } { $company } : vous ne pouvez pas miser { $amount }.

station-in-hand = Placez d’abord la gare levée en { $hex }, ou annulez.
line-chosen = La { $company } est choisie : dites où elle va, ou annulez.
turns-too-far = La { $company } ne peut pas aller en { $hex }. Elle va vers { $heading } et tourne d’un côté au plus : { $hexes }.
veto-open = Répondez d’abord au veto sur la { $company }.
bid-first = { $hexes ->
    [1] La { $company } ne peut aller qu’en { $hex } : une enchère l’y laisse.
   *[other] La { $company } pourrait aller en { $hex } : misez d’abord, puis choisissez la case.
}
town-lines = { $lines ->
    [0] sur aucune ligne
    [1] sur la { $line1 }
    [2] sur la { $line1 } et la { $line2 }
   *[other] sur la { $line1 }, la { $line2 } et d’autres
}
told-city = { $town }, grande ville { town-lines }. Chaque ligne qui l’atteint paie { NUMBER($first) } £ au premier en marqueurs de cette ville, { NUMBER($second) } £ au deuxième : { later-place }. { $left ->
    [0] Il n’en reste aucun.
   *[other] Il en reste { $left }.
}
told-railway-town = { $town }, ville ferroviaire { town-lines }. La ligne qui l’atteint paie { NUMBER($amount) } £ pour chacune de ses villes à qui a le plus de gares sur cette ligne, et la moitié au deuxième.
told-starting-town = { $town }, ville de départ de la { $company }, { town-lines }. Elle ne paie rien, mais compte comme ville de chaque ligne qui l’atteint.
is-offered = Ceci est proposé : choisissez-le si vous voulez.

# --- options d'une nouvelle table -------------------------------------------------------------

option-money_visible-sentence = Les totaux restent { $choice }.
option-money_visible-true = visibles
option-money_visible-false = cachés jusqu’à la fin
option-money_visible-rule = ROC-86
option-station_may_leave_track-sentence = Une gare { $choice } quitter la ligne où elle se trouve.
option-station_may_leave_track-true = peut
option-station_may_leave_track-false = ne peut pas
option-station_may_leave_track-rule = ROC-85
option-stall_limit_rounds-sentence = La partie s’arrête après { $choice } où seules des gares bougent.
option-stall_limit_rounds-number = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
option-stall_limit_rounds-rule = ROC-87

# --- fin de la partie -------------------------------------------------------------------------

end-shares = Une compagnie au plus a encore des actions sur le plateau.
end-tiles = La dernière tuile de rails a été posée.
end-stall = Trop longtemps, seules des gares ont bougé.

score = { NUMBER($amount) } £
score-short = { NUMBER($thousands) }
score-brief = { $thousands ->
    [0] 0 £
   *[other] { NUMBER($thousands) } k£
}
score-short-note = sous les wagons, en milliers de livres

source-cities = Grandes villes
source-railway_towns = Villes ferroviaires
source-mergers = Fusions
source-goods = Marchandises et passagers
source-stations = Gares
source-shares = Actions

# --- titres des panneaux ----------------------------------------------------------------------

panel-companies = Compagnies
panel-towns = Villes
panel-shares = Actions
panel-shares-left = Actions rest.
panel-leader = 1er
panel-second = 2e
panel-markers = Marqueurs
panel-who-reaches-them = et qui les atteint
panel-no-line-yet = pas encore de ligne
panel-to-the-end = Vers la fin
panel-track-tiles = Tuiles de rails
panel-companies-with-shares = Compagnies avec actions
panel-passengers = Passagers
panel-stations = Gares
panel-goods = Marchandises
panel-absorbed = absorbée par la { $by } au tour { $round }
panel-isolated = autonome
panel-round = Tour { $round }
end-company = { $company }
end-merger = { $company } → { $by }

# --- plateau ----------------------------------------------------------------------------------

board-map = Carte de l’Angleterre, 188 cases
board-hex = Case { $hex }
board-prospect = Case { $hex }, où la locomotive pourrait aller
board-town = { $town }, { $kind }, { $hex }
board-marker = Marqueur à { $city }, { $good }
board-station = Gare en { $hex }, { $seat }
board-engine = Locomotive de la { $company } en { $hex }, vers { $direction }
board-engine-home = Locomotive de la { $company } à { $town }
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-whole = Carte entière

board-irish-sea = Mer d’Irlande
board-north-sea = Mer du Nord
board-channel = La Manche
board-bristol-channel = Canal de Bristol
board-wash = Le Wash
board-wales = GALLES
board-cornwall = Cornouailles

board-good-count = { $category } : { $count }
board-stations-left = Gares en réserve : { $count } sur { $all }
board-share-count = { $company } : { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
board-shares = Actions par compagnie
board-no-markers = Aucun marqueur

board-veto = Qui répond au veto
board-veto-moves = { $who ->
    [you] avancez la { $company } en { $hex }
   *[other] avance la { $company } en { $hex }
}
board-veto-bids = { $who ->
    [you] misez { $amount }
   *[other] mise { $amount }
}
board-veto-passes = { $who ->
    [you] passez
   *[other] passe
}
board-veto-asked = réponse attendue
board-veto-places = { $who ->
    [you] misez { $amount }, choisissez la case
   *[other] mise { $amount }, choisit la case
}
board-veto-may-bid = mise encore possible
board-veto-skipped = surenchère impossible
board-veto-last = { $who ->
    [you] répondez en dernier
   *[other] répond en dernier
}
board-veto-cannot = suivre à { $amount } : impossible
board-veto-holds = { $who ->
    [you] en avez { $count }
   *[other] en a { $count }
}

# --- le plateau dans un terminal --------------------------------------------------------------

sketch-legend = *Li ville de départ, MAN grande ville, lee ville ferroviaire ; ◆GW locomotive au départ, ↗GW locomotive en route, -gw rails ; ⌂2 gare de la place 2, -gw2 la même sur des rails. À côté de la carte : ▤ actions dans la pile, puis celles de chaque place, x autonome, >GW absorbée ; ⌂ gares en réserve, ☺ passagers, £ argent ; ═ tuiles de rails restantes, ☺ passagers restants, + actions supplémentaires. Dessous : ⌂ gares reliées de chaque place, ○ villes d’une ligne ; les denrées, en ville et en main, par leur initiale anglaise : s acier, t textile, b brasserie, l cuir.

# --- les choses expliquées ----------------------------------------------------------------------
about-row-line = Ligne
about-row-engine = Locomotive
about-row-station = Gare
about-row-reached = Reliée par
about-row-pays = Rapporte
about-row-markers = Marqueurs
about-row-left = Restent
about-row-holders = Détenus par
about-row-at-end = À la fin
about-row-now = État
about-row-shares = Actions
about-row-stack = Actions restantes
about-row-stations = Gares
about-row-towns = Villes
about-row-reserve = Gares en réserve
about-none = aucune
about-number = { $number }
about-held = { $seat } { $count }
about-shares-of = { $company } { $count }
about-goods = { $category } { $count }
about-active = en route
about-isolated = autonome
about-hidden = caché jusqu’à la fin
about-most = { NUMBER($amount) } £ au plus grand nombre
about-second = { NUMBER($amount) } £ au deuxième
about-most-markers = { NUMBER($amount) } £ au plus grand nombre de marqueurs
about-most-stations = { NUMBER($amount) } £ par ville de la ligne au plus grand nombre de gares ; la moitié au deuxième
about-pays-nothing = rien, mais elle compte comme une ville
