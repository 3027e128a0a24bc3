# Railroad Tiles, en français.
#
# On prend une *colonne* de tuiles et on les pose sur sa *carte* ; les *pions* (Train, Voiture,
# Voyageur) vont sur des *repères*, selon les *jetons* des deux *halls*. *Rejeter* une tuile est un
# choix, la *défausser* une obligation. Une *voie sans issue* s'arrête dans le vide ; la tuile dont la
# voie finit en elle-même est un *bout* de rails ou de route. Les noms de joueurs ne suivent jamais
# « de », et rien ne s'accorde avec eux. « Manche » est ce que le journal numérote.

game-title = Railroad Tiles
game-tagline = Une carte à vous, tuile après tuile. Peu de tuiles maintenant, premier choix ensuite.
game-players = 1 à 4 joueurs
game-minutes = 30–45

# --- tuiles -----------------------------------------------------------------------------------

archetype-rail_straight = Rail droit
archetype-rail_straight-a = un rail droit
archetype-rail_straight-the = le rail droit
archetype-rail_curve = Virage de rails
archetype-rail_curve-a = un virage de rails
archetype-rail_curve-the = le virage de rails
archetype-rail_tee = Embranchement de rails
archetype-rail_tee-a = un embranchement de rails
archetype-rail_tee-the = l’embranchement de rails
archetype-rail_cross = Croisement de rails
archetype-rail_cross-a = un croisement de rails
archetype-rail_cross-the = le croisement de rails
archetype-rail_end = Bout de rails
archetype-rail_end-a = un bout de rails
archetype-rail_end-the = le bout de rails
archetype-road_straight = Route droite
archetype-road_straight-a = une route droite
archetype-road_straight-the = la route droite
archetype-road_curve = Virage de route
archetype-road_curve-a = un virage de route
archetype-road_curve-the = le virage de route
archetype-road_tee = Embranchement de routes
archetype-road_tee-a = un embranchement de routes
archetype-road_tee-the = l’embranchement de routes
archetype-road_cross = Croisement de routes
archetype-road_cross-a = un croisement de routes
archetype-road_cross-the = le croisement de routes
archetype-road_end = Bout de route
archetype-road_end-a = un bout de route
archetype-road_end-the = le bout de route
archetype-overpass = Pont
archetype-overpass-a = un pont
archetype-overpass-the = le pont
archetype-station_straight = Gare droite
archetype-station_straight-a = une gare droite
archetype-station_straight-the = la gare droite
archetype-station_curve = Gare en virage
archetype-station_curve-a = une gare en virage
archetype-station_curve-the = la gare en virage
archetype-station_3road = Gare à trois routes
archetype-station_3road-a = une gare à trois routes
archetype-station_3road-the = la gare à trois routes
archetype-station_3rail = Gare à trois rails
archetype-station_3rail-a = une gare à trois rails
archetype-station_3rail-the = la gare à trois rails
archetype-station_cross = Gare de croisement
archetype-station_cross-a = une gare de croisement
archetype-station_cross-the = la gare de croisement
archetype-station_corner = Gare d’angle
archetype-station_corner-a = une gare d’angle
archetype-station_corner-the = la gare d’angle

-with-train = avec un repère Train
-with-car = avec un repère Voiture
-with-traveller = avec un repère Voyageur
-in-town = en ville

tile-V01 = { archetype-rail_straight } { -with-train }
tile-V02 = { archetype-rail_straight } { -with-train }, { -in-town }
tile-V03 = { archetype-rail_straight } { -with-traveller }
tile-V04 = { archetype-rail_straight }
tile-V05 = { archetype-rail_straight }, { -in-town }
tile-V06 = { archetype-rail_curve } { -with-train }
tile-V07 = { archetype-rail_curve } { -with-train }, { -in-town }
tile-V08 = { archetype-rail_curve } { -with-traveller }
tile-V09 = { archetype-rail_curve }
tile-V10 = { archetype-rail_curve }, { -in-town }
tile-V11 = { archetype-rail_tee } { -with-train }
tile-V12 = { archetype-rail_tee } { -with-train }, { -in-town }
tile-V13 = { archetype-rail_tee } { -with-traveller }
tile-V14 = { archetype-rail_tee }
tile-V15 = { archetype-rail_tee }, { -in-town }
tile-V16 = { archetype-rail_cross } { -with-train }
tile-V17 = { archetype-rail_cross }, { -in-town }
tile-V18 = { archetype-rail_end } { -with-train }
tile-V19 = { archetype-rail_end }
tile-V20 = { archetype-rail_end }, { -in-town }
tile-V21 = { archetype-road_straight } { -with-car }
tile-V22 = { archetype-road_straight } { -with-car }, { -in-town }
tile-V23 = { archetype-road_straight } { -with-traveller }
tile-V24 = { archetype-road_straight }
tile-V25 = { archetype-road_straight }, { -in-town }
tile-V26 = { archetype-road_curve } { -with-car }
tile-V27 = { archetype-road_curve } { -with-car }, { -in-town }
tile-V28 = { archetype-road_curve } { -with-traveller }
tile-V29 = { archetype-road_curve }
tile-V30 = { archetype-road_curve }, { -in-town }
tile-V31 = { archetype-road_tee } { -with-car }
tile-V32 = { archetype-road_tee } { -with-car }, { -in-town }
tile-V33 = { archetype-road_tee } { -with-traveller }
tile-V34 = { archetype-road_tee }
tile-V35 = { archetype-road_tee }, { -in-town }
tile-V36 = { archetype-road_cross } { -with-car }
tile-V37 = { archetype-road_cross }, { -in-town }
tile-V38 = { archetype-road_end } { -with-car }
tile-V39 = { archetype-road_end }
tile-V40 = { archetype-road_end }, { -in-town }
tile-V41 = { archetype-overpass } { -with-train }
tile-V42 = { archetype-overpass } { -with-car }
tile-V43 = { archetype-overpass }
tile-V44 = { archetype-overpass }, { -in-town }
tile-V45 = { archetype-station_straight } { -with-train }
tile-V46 = { archetype-station_straight } { -with-car }
tile-V47 = { archetype-station_straight } { -with-traveller }
tile-V48 = { archetype-station_straight } { -with-traveller }, { -in-town }
tile-V49 = { archetype-station_straight }
tile-V50 = { archetype-station_straight }, { -in-town }
tile-V51 = { archetype-station_curve } { -with-train }
tile-V52 = { archetype-station_curve } { -with-car }
tile-V53 = { archetype-station_curve } { -with-traveller }
tile-V54 = { archetype-station_curve } { -with-traveller }, { -in-town }
tile-V55 = { archetype-station_curve }
tile-V56 = { archetype-station_curve }, { -in-town }
tile-V57 = { archetype-station_3road } { -with-traveller }
tile-V58 = { archetype-station_3road }, { -in-town }
tile-V59 = { archetype-station_3rail } { -with-traveller }
tile-V60 = { archetype-station_3rail }, { -in-town }
tile-V61 = { archetype-station_cross } { -with-traveller }
tile-V62 = { archetype-station_cross }, { -in-town }
tile-V63 = { archetype-station_corner } { -with-traveller }
tile-V64 = { archetype-station_corner }, { -in-town }

# --- tuiles Objectif --------------------------------------------------------------------------

objective-city_hall = Mairie
objective-prefecture = Préfecture
objective-central_station = Gare centrale
objective-stadium = Stade
objective-airport = Aéroport
objective-temple = Temple
objective-gas_station = Station essence

objective-city_hall-the = la mairie
objective-prefecture-the = la préfecture
objective-central_station-the = la gare centrale
objective-stadium-the = le stade
objective-airport-the = l’aéroport
objective-temple-the = le temple
objective-gas_station-the = la station essence

objective-city_hall-condition = Deux tuiles de suite de chacun de ses quatre côtés.
objective-prefecture-condition = Dans une ville d’au moins 5 tuiles urbaines, elle comprise.
objective-central_station-condition = Reliée par les rails à au moins 5 autres gares.
objective-stadium-condition = Au moins 3 voyageurs sur les 8 cases autour.
objective-airport-condition = Une tuile d’une ville sur sa ligne ou dans sa colonne, à n’importe quelle distance.
objective-temple-condition = Ni repère Train ni repère Voiture sur les 8 cases autour.
objective-gas_station-condition = Sur une route d’au moins 8 tuiles, aucune comptée deux fois.

# --- pions, jetons, côtés ---------------------------------------------------------------------

piece-train = Train
piece-car = Voiture
piece-traveller = Voyageur
piece-train-a = un train
piece-car-a = une voiture
piece-traveller-a = un voyageur
piece-train-title = Train
piece-car-title = Voiture
piece-traveller-title = Voyageur

pieces-train = Trains
pieces-car = Voitures
pieces-traveller = Voyageurs

kinds-train = Train
kinds-car = Voiture
kinds-traveller = Voyageur
kinds-train-car = Train ou Voiture
token-none = aucun jeton

hall-left = hall de gauche
hall-right = hall de droite
hall-waiting = salle d’attente

coin-left = gauche
coin-right = droite

side-0 = nord
side-1 = est
side-2 = sud
side-3 = ouest

track-1 = un côté vide
track-2 = des rails
track-3 = une route

asks-0 = libre
asks-1 = vide
asks-2 = rails
asks-3 = route

sides-N = N
sides-E = E
sides-NE = N–E
sides-S = S
sides-NS = N–S
sides-ES = E–S
sides-NES = N–E–S
sides-W = O
sides-NW = N–O
sides-EW = E–O
sides-NEW = N–E–O
sides-SW = S–O
sides-NSW = N–S–O
sides-ESW = E–S–O
sides-NESW = N–E–S–O

# --- défis du jeu en solo ---------------------------------------------------------------------

challenge-megalopole = Mégalopole
challenge-route_66 = Route 66
challenge-trans_europe_express = Trans Europe Express
challenge-perfection = Perfection
challenge-flat_earth = Terre plate
challenge-volcano = Volcan
challenge-holes = Trous
challenge-far_friends = Amis éloignés
challenge-station_mayhem = Station Mayhem
challenge-car_paradise = Paradis des voitures
challenge-train_paradise = Paradis des trains
challenge-intercommunality = Intercommunalité
challenge-social_distance = Distanciation sociale
challenge-traffic_control = Contrôle du trafic
challenge-lazy_travellers = Voyageurs paresseux

challenge-megalopole-mission = Bâtir une ville d’au moins 10 tuiles urbaines.
challenge-route_66-mission = Tracer une route continue d’au moins 14 tuiles.
challenge-trans_europe_express-mission = Tracer une ligne de rails continue d’au moins 14 tuiles.
challenge-perfection-mission = Finir avec 3 voies sans issue au plus.
challenge-flat_earth-mission = Jamais plus de 3 tuiles dans une colonne de la carte.
challenge-volcano-mission = Laisser un carré vide de 2 × 2 cases, entouré de tuiles par les côtés et les coins.
challenge-holes-mission = Laisser 3 cases vides isolées, chacune entourée de tuiles par les côtés et les coins.
challenge-far_friends-mission = Relier 2 voyageurs à 12 tuiles au moins l’un de l’autre, sans autre voyageur entre eux.
challenge-station_mayhem-mission = Relier au moins 10 gares en un seul réseau.
challenge-car_paradise-mission = Placer au moins 8 voitures dans un même réseau de routes.
challenge-train_paradise-mission = Placer au moins 8 trains dans un même réseau de rails.
challenge-intercommunality-mission = Bâtir au moins 4 villes.
challenge-social_distance-mission = Jamais deux pions du même type sur une ligne de la carte.
challenge-traffic_control-mission = Jamais plus de 2 pions du même type dans un réseau.
challenge-lazy_travellers-mission = Les voyageurs ne comptent que le long d’une seule sorte de voie : ils ne changent jamais en gare.

challenge-type-mission = mission
challenge-type-constraint = contrainte
challenge-type-scoring = décompte
challenge-thresholds = ★ { $first }, ★★ { $second }, ★★★ { $third } points
verdict-kept = { $challenge } : { $points ->
    [one] { $figure } point
   *[other] { $figure } points
}, { $rating ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $rating } étoiles
} sur 3
verdict-failed = { $challenge } : défi manqué
verdict-short = { $value } au lieu de { $target }.

# --- consignes --------------------------------------------------------------------------------

over-start = À vous : le début de votre carte
over-column = À vous, quai { $platform }
over-column-alone = Manche { $round } sur { $rounds }
over-laying = À vous, tuile { $number } sur { $all }
over-objective = À vous, une tuile Objectif à poser
over-laid = À vous, tout est posé
over-pieces-0 = Pions : plus de jeton
over-pieces-1 = Pions : { $first }
over-pieces-2 = Pions : { $first } ; { $second }

prompt-start = Choisissez une tuile de départ
prompt-start-last = Commencez par la tuile qui reste
prompt-column = Prenez une colonne
prompt-column-alone = { prompt-column }
prompt-lay = { $tiles ->
    [one] Posez votre tuile
   *[other] Posez vos { $tiles } tuiles dans l’ordre voulu
}
prompt-lay-one = Où va { $tile } ?
prompt-lay-objective = Où va une tuile Objectif ?
prompt-discard = Quelle tuile Objectif abandonnez-vous ?
prompt-done = Confirmez votre carte
prompt-pieces = Placez un pion
prompt-finish = Finir la manche ?
prompt-finish-last = Finir la dernière manche ?

hint-start = Elle est posée en { $cell }, comme elle est dessinée ; votre carte grandit à partir de là.
hint-column = Plus votre colonne est à gauche, plus tôt vous choisirez à la manche suivante.
hint-column-last = Dernière manche : à égalité, la colonne la plus à gauche l’emporte.
hint-column-alone = La colonne de 2 donne une étoile, celle de 3 un point ; les autres colonnes vont dans la boîte.
hint-laying = { $rejections ->
    [0] Vous avez utilisé vos rejets : toute tuile qui convient doit être posée.
    [one] Vous pouvez encore rejeter 1 tuile dans cette partie.
   *[other] Vous pouvez encore rejeter { $rejections } tuiles dans cette partie.
}
hint-objective = La salle d’attente montre un drapeau : une de vos tuiles Objectif doit être posée à cette manche.
hint-discard = Aucune ne peut être posée : l’une d’elles quitte le jeu.
hint-done = Tant que vous n’avez pas confirmé, vous pouvez tout annuler.
hint-pieces = Un pion peut encore marquer { $points } au plus. Finir, c’est y renoncer.
hint-pieces-star = Vous n’avez aucun repère libre pour ces jetons. Contre une étoile, vous pouvez placer un pion d’un autre type.
hint-finish = Rien d’autre ne peut être placé à cette manche.

# --- groupes et libellés des choix ------------------------------------------------------------

group-start = Tuile de départ
group-columns = Colonnes
group-lay = Poser une tuile
group-objectives = Tuile Objectif
group-reject = Rejeter
group-pieces = Placer un pion
group-finish = Continuer

label-cell = { $cell }
pick-ways = sens
label-start = { $tile }
label-column = Colonne { $column }
label-lay-rail = { $cell }, rails { $rails }
label-lay-road = { $cell }, route { $roads }
label-lay-both = { $cell }, rails { $rails }, route { $roads }
label-reject = Rejeter : { $tile }
label-discard = Abandonner { $tile }
label-done = Confirmer la carte
label-piece-token = { $cell } : { $piece }
label-piece-token-hall = { $cell }, { $hall } : { $piece }
label-piece-star = { $cell } contre une étoile : { $piece }
label-piece-star-hall = { $cell } contre une étoile, { $hall } : { $piece }
label-finish = Finir

detail-column = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $stars ->
    [0] {""}
    [one] , 1 étoile
   *[other] , { $stars } étoiles
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
detail-reject = encore { $left }

points-none = 0

# --- journal ----------------------------------------------------------------------------------

log-round = Manche { $round }
    .rule = TIL-30
log-tokens = Salle d’attente : { $waiting } ; hall de gauche : { $left } ; hall de droite : { $right }
    .rule = TIL-31
log-tokens-removed = Salle d’attente : { $waiting } ; hall de gauche : { $left } ; hall de droite : { $right } ; hors du jeu : { $removed }
    .rule = TIL-31
log-filled = { $drawn ->
    [one] { $drawn } tuile piochée
   *[other] { $drawn } tuiles piochées
}, reste { $bag } dans le sac
    .rule = TIL-32
log-coin = Pièce : { $side }. La colonne { $column } va dans la boîte{ $stars ->
    [0] {""}
    [one] , son étoile à la réserve
   *[other] , ses { $stars } étoiles à la réserve
}
    .rule = TIL-61
log-star = Personne n’a pris la colonne { $column } : elle reçoit une étoile ({ $stars } en tout)
    .rule = TIL-60
log-order-2 = Quais : { $first }, { $second }
    .rule = TIL-63
log-order-3 = Quais : { $first }, { $second }, { $third }
    .rule = TIL-63
log-order-4 = Quais : { $first }, { $second }, { $third }, { $fourth }
    .rule = TIL-63

log-start = { $seat } commence avec { $tile }
    .rule = TIL-34
log-column = { $seat } prend la colonne { $column } ({ $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $stars ->
    [0] {""}
    [one] , 1 étoile
   *[other] , { $stars } étoiles
})
    .rule = TIL-40
log-cleared = Les autres colonnes vont dans la boîte ({ $tiles } tuiles)
    .rule = TIL-112
log-lays = { $seat } pose { $tile } en { $cell }
    .rule = TIL-41
log-rejects = { $seat } rejette { $tile } ({ $used } sur { $most })
    .rule = TIL-42
log-discarded-1 = Pas de place pour { $first } : défausse
    .rule = TIL-43
log-discarded-2 = Pas de place pour { $first } ni { $second } : défausse
    .rule = TIL-43
log-discarded-3 = Pas de place pour { $first }, { $second } ni { $third } : défausse
    .rule = TIL-43
log-discarded-4 = Pas de place pour { $first }, { $second }, { $third } ni { $fourth } : défausse
    .rule = TIL-43
log-objective-discarded = { $seat } abandonne { $tile } : aucune place
    .rule = TIL-73

log-pieces-1 = Pions : { $first }{ $seats ->
    [0]  ; personne ne peut en placer
   *[other] {""}
}
    .rule = TIL-50
log-pieces-2 = Pions : { $first } (hall de gauche), { $second } (hall de droite){ $seats ->
    [0]  ; personne ne peut en placer
   *[other] {""}
}
    .rule = TIL-50
log-piece = { $seat } place { $piece } en { $cell } (1 + { $connected })
    .rule = TIL-56
log-piece-most = { $seat } place { $piece } en { $cell } (1 + { $connected }, mais 5 au plus)
    .rule = TIL-56
log-piece-for-star = { $seat } paie une étoile et place { $piece } en { $cell } (1 + { $connected })
    .rule = TIL-56
log-piece-for-star-most = { $seat } paie une étoile et place { $piece } en { $cell } (1 + { $connected }, mais 5 au plus)
    .rule = TIL-56
log-unused-left = { $seat } n’utilise pas le jeton du hall de gauche
    .rule = TIL-53
log-unused-right = { $seat } n’utilise pas le jeton du hall de droite
    .rule = TIL-53
log-unused-left-right = { $seat } n’utilise aucun des deux jetons
    .rule = TIL-53

log-ended = Décompte final
    .rule = TIL-80
log-cities = Villes
    .rule = TIL-81
log-rectangle = Plus grand rectangle
    .rule = TIL-82
log-dead-ends = Voies sans issue
    .rule = TIL-84
log-objective = { $objective }
    .rule = TIL-86
log-gain-count = { $points ->
    [0] 0 pour { $count }
   *[other] +{ $points } pour { $count }
}
log-gain-lost = −{ $points } pour { $count }
log-gain-size = +{ $points }, { $width } × { $height }
log-gain-fails = 0, condition non remplie
log-challenge-kept = { $challenge } : défi tenu, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $rating ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $rating } étoiles
} sur 3
    .rule = TIL-114
log-challenge-failed = { $challenge } : défi manqué, { $value } au lieu de { $target }
    .rule = TIL-114

# --- aperçus ----------------------------------------------------------------------------------

preview-column = Colonne { $column }
preview-lay = { $tile } → { $cell }
preview-piece = { $piece } → { $cell }
preview-reject = Rejeter : { $tile }

preview-tile = { $tile }
preview-fits = { $ways ->
    [0] sans place pour l’instant
    [one] 1 façon de la poser
   *[other] { $ways } façons de la poser
}
preview-stars = Étoiles
preview-bonus = Prestige
preview-platform = Manche suivante
preview-platform-one = quai { $first }
preview-platform-between = quai { $first } à { $second }

preview-cities = Villes
preview-together = { $tiles ->
    [one] { $tiles } tuile urbaine, seule
   *[other] { $tiles } tuiles urbaines ensemble
}
preview-rectangle = Rectangle
preview-size = { $width } × { $height }
preview-dead-ends = Voies sans issue
preview-objectives = Objectifs
preview-from-to = { $old } → { $new }
preview-slot = Son repère
preview-slot-worth = { $piece }, vaut { $points } pour l’instant

preview-network-train = Par les rails
preview-network-car = Par la route
preview-network-traveller = Par rails et routes
preview-network-lazy = Par les rails ou par la route
preview-connected = { $connected ->
    [0] aucun autre
    [one] 1 autre : { $cells }
   *[other] { $connected } autres : { $cells }
}
preview-star = Étoile
preview-star-paid = payée
preview-unused-left = Hall de gauche
preview-unused-right = Hall de droite
preview-unused = pas utilisé
preview-unused-points = pas utilisé, pourrait marquer { $points }

remark-ways = { $ways ->
    [one] { $ways } façon de la poser ici.
   *[other] { $ways } façons de la poser ici.
}
remark-most = Un pion ne marque jamais plus de { $most }.
remark-objective-due = La salle d’attente montre un drapeau : il faudra aussi poser une tuile Objectif.
remark-breaks = Cela fait échouer le défi { $challenge } : { $value }, maximum { $target }.
remark-discarded-1 = Ensuite { $first } n’a plus de place : défausse.
remark-discarded-2 = Ensuite { $first } et { $second } n’ont plus de place : défausse.
remark-discarded-3 = Ensuite { $first }, { $second } et { $third } n’ont plus de place : défausse.
remark-discarded-4 = Ensuite { $first }, { $second }, { $third } et { $fourth } n’ont plus de place : défausse.
doubt-star = Le jeton du { $hall } le place sans étoile.
remark-round-ends = La manche se termine : de nouvelles tuiles sont piochées, et rien d’avant ne peut être repris.
remark-game-ends = La partie se termine.

# --- ce qu’un choix vaut plus tard --------------------------------------------------------------

later-objective = { $objective }, à la fin : { $standing ->
    [met] sa condition est remplie
    [open] posée, sa condition n’est pas encore remplie
   *[away] pas posée
}
later-piece = Le prochain pion { $piece }, au meilleur repère libre
later-challenge = { $challenge } : { $value }, { $bound ->
    [most] { $target } au plus
   *[least] il faut { $target }
}{ $kept ->
    [yes] {""} : c’est bon
   *[no] {""} : pas encore
}
later-stars = { $stars ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}
later-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# --- refus ------------------------------------------------------------------------------------

objectives-need-others = Le jeu en solo n’a pas de tuiles Objectif. Choisissez « aucune ».
objectives-not-different = Les trois tuiles Objectif doivent être de types différents.
challenge-is-solo = Les défis sont pour le jeu en solo. À plusieurs, laissez le défi au hasard.

no-start-tile = { $tile } n’est pas parmi les tuiles de départ.
no-such-column = Il n’y a pas de colonne { $column } : choisissez de 1 à { $columns }.
column-taken = { $seat } a pris la colonne { $column }. Choisissez-en une autre.

tile-not-in-hand = { $tile } n’est pas dans votre main.
no-such-cell = { $cell } n’est pas une case de la carte.
cell-occupied = { $cell } porte déjà une tuile. Les tuiles posées restent où elles sont.
cell-touches-nothing = { $cell } ne touche aucune tuile de votre carte. Posez les tuiles côte à côte.
cell-not-first = Votre première tuile va en { $first }, pas en { $cell }.
orientation-repeated = Cette tuile n’a pas de sens { $orientation } : un nombre plus petit donne la même chose.
sides-different = { $cell } demande { $asked } du côté { $side } ; la tuile y a { $shown }.
rejections-used = Vous avez utilisé vos { $most } rejets : posez la tuile.
hand-not-empty = { $tiles ->
    [one] Il reste { $tiles } tuile dans votre main.
   *[other] Il reste { $tiles } tuiles dans votre main.
}

objective-not-held = Vous n’avez pas de tuile Objectif { $objective } à poser.
objective-not-due = Aucune tuile Objectif n’est à poser : la salle d’attente ne montre pas de drapeau pour vous à cette manche.
objective-after-tiles = Posez d’abord vos autres tuiles ({ $tiles }) ; une tuile Objectif trouvera peut-être sa place.
objective-can-be-laid = Une de vos tuiles Objectif peut être posée : posez-la.
objective-due = Il reste une tuile Objectif à poser.

token-used = Le jeton du { $hall } ne peut pas servir : il est utilisé, ou il n’y en a pas.
token-like-left = Les deux jetons montrent la même chose. Utilisez d’abord celui du hall de gauche.
cell-without-slot = { $cell } n’a pas de repère pour un pion.
slot-taken = Un pion est déjà sur le repère en { $cell }.
slot-of-other-kind = En { $cell }, le repère est de type { $piece } ; le jeton du { $hall } n’en montre pas.
stars-spent = Vous n’avez pas d’étoile.
star-not-needed = Le jeton montre { $piece } : aucune étoile n’est nécessaire.
pieces-spent = Il ne reste aucun pion { $piece } dans la réserve.

is-offered = Vous pouvez le choisir maintenant.
start-first = Choisissez d’abord une tuile de départ.
column-first = Prenez d’abord une colonne.
laying-first = { $tiles ->
    [0] Confirmez d’abord votre carte.
    [one] Posez d’abord la tuile de votre main.
   *[other] Posez d’abord les { $tiles } tuiles de votre main.
}
pieces-now = On place maintenant les pions ; les tuiles reviennent à la manche suivante.
tile-fits-nowhere = { $tile } : pas de place pour l’instant. Une autre tuile peut lui en faire ; sinon, elle sera défaussée.
objective-fits-nowhere = { $objective } : pas de place pour l’instant. Une autre tuile peut en faire.
cell-asks-for-other = Aucune tuile de votre main ne va en { $cell }. Il y faut : nord { $north }, est { $east }, sud { $south }, ouest { $west }.
tile-does-not-fit = { $tile } : ne va pas en { $cell }, dans aucun sens. Il y faut : nord { $north }, est { $east }, sud { $south }, ouest { $west }.
token-waits = Le jeton de la salle d’attente sert à partir de la manche suivante.
tokens-spent = Vous avez utilisé vos jetons de cette manche : finissez.
token-without-slot = Vous n’avez aucun repère vide pour le jeton du { $hall }.
no-token-for-kind = En { $cell }, le repère est de type { $piece }. Aucun jeton encore utilisable n’en montre, et vous n’avez pas d’étoile.

# --- options d'une nouvelle table -------------------------------------------------------------

option-objectives-sentence = Tuiles Objectif : { $choice }.
option-objectives-off = aucune
option-objectives-random = trois, tirées au sort
option-objectives-chosen = les trois nommées ici
option-objectives-rule = TIL-70
option-first_objective-sentence = La première est { $choice }.
option-first_objective-city_hall = { objective-city_hall-the }
option-first_objective-prefecture = { objective-prefecture-the }
option-first_objective-central_station = { objective-central_station-the }
option-first_objective-stadium = { objective-stadium-the }
option-first_objective-airport = { objective-airport-the }
option-first_objective-temple = { objective-temple-the }
option-first_objective-gas_station = { objective-gas_station-the }
option-second_objective-sentence = La deuxième est { $choice }.
option-second_objective-city_hall = { objective-city_hall-the }
option-second_objective-prefecture = { objective-prefecture-the }
option-second_objective-central_station = { objective-central_station-the }
option-second_objective-stadium = { objective-stadium-the }
option-second_objective-airport = { objective-airport-the }
option-second_objective-temple = { objective-temple-the }
option-second_objective-gas_station = { objective-gas_station-the }
option-third_objective-sentence = La troisième est { $choice }.
option-third_objective-city_hall = { objective-city_hall-the }
option-third_objective-prefecture = { objective-prefecture-the }
option-third_objective-central_station = { objective-central_station-the }
option-third_objective-stadium = { objective-stadium-the }
option-third_objective-airport = { objective-airport-the }
option-third_objective-temple = { objective-temple-the }
option-third_objective-gas_station = { objective-gas_station-the }
option-challenge-sentence = Le défi est { $choice }.
option-challenge-random = tiré au sort
option-challenge-megalopole = { challenge-megalopole }
option-challenge-route_66 = { challenge-route_66 }
option-challenge-trans_europe_express = { challenge-trans_europe_express }
option-challenge-perfection = { challenge-perfection }
option-challenge-flat_earth = { challenge-flat_earth }
option-challenge-volcano = { challenge-volcano }
option-challenge-holes = { challenge-holes }
option-challenge-far_friends = { challenge-far_friends }
option-challenge-station_mayhem = { challenge-station_mayhem }
option-challenge-car_paradise = { challenge-car_paradise }
option-challenge-train_paradise = { challenge-train_paradise }
option-challenge-intercommunality = { challenge-intercommunality }
option-challenge-social_distance = { challenge-social_distance }
option-challenge-traffic_control = { challenge-traffic_control }
option-challenge-lazy_travellers = { challenge-lazy_travellers }
option-challenge-megalopole-note = { challenge-megalopole-mission }
option-challenge-route_66-note = { challenge-route_66-mission }
option-challenge-trans_europe_express-note = { challenge-trans_europe_express-mission }
option-challenge-perfection-note = { challenge-perfection-mission }
option-challenge-flat_earth-note = { challenge-flat_earth-mission }
option-challenge-volcano-note = { challenge-volcano-mission }
option-challenge-holes-note = { challenge-holes-mission }
option-challenge-far_friends-note = { challenge-far_friends-mission }
option-challenge-station_mayhem-note = { challenge-station_mayhem-mission }
option-challenge-car_paradise-note = { challenge-car_paradise-mission }
option-challenge-train_paradise-note = { challenge-train_paradise-mission }
option-challenge-intercommunality-note = { challenge-intercommunality-mission }
option-challenge-social_distance-note = { challenge-social_distance-mission }
option-challenge-traffic_control-note = { challenge-traffic_control-mission }
option-challenge-lazy_travellers-note = { challenge-lazy_travellers-mission }
option-challenge-rule = TIL-113
option-parallel-sentence = On décide { $choice }.
option-parallel-true = en même temps, là où les règles le permettent
option-parallel-false = l’un après l’autre
option-parallel-rule = TIL-101

# --- fin de la partie -------------------------------------------------------------------------

end-rounds = Les huit manches sont jouées.
end-challenge-kept = Les huit manches sont jouées, et le défi est tenu.
end-challenge-failed = Les huit manches sont jouées, et le défi est manqué.

score-said = { $amount ->
    [one] { $amount } point
   *[other] { NUMBER($amount) } points
}
finish-level = La colonne la plus à gauche de la manche 8 départage.
source-pieces = Pions
source-cities = Villes
source-rectangle = Plus grand rectangle
source-dead_ends = Voies sans issue
source-objectives = Objectifs
source-solo = Colonnes de trois
source-challenge = Défi

# --- le plateau dans un terminal --------------------------------------------------------------

sketch-legend = Sur une carte, ━ est un rail, ─ une route, • une gare, : un fond urbain ; t, c et p sont les repères vides pour train, voiture et voyageur, T, C et P les mêmes avec un pion, * est une tuile Objectif. Au-dessus : ○ salle d’attente, ◐ hall de gauche, ◑ hall de droite, ! un drapeau, ▤ tuiles dans le sac, ☆ étoiles libres, ★ étoiles sur une colonne, = et le numéro de la place qui l’a prise. À côté d’un nom : # quai, ★ étoiles, × tuiles rejetées, puis les points des pions, des villes, du rectangle et des voies sans issue. *temple:M12+ est un objectif posé en M12 dont la condition est remplie, - tant qu’elle ne l’est pas, ? pas encore posé, x abandonné.

# --- board ------------------------------------------------------------------------------------

board-round = Manche { $round } sur { $rounds }
board-purse = { $figure }
board-points = { $points ->
    [one] { $figure } pt
   *[other] { $figure } pts
}
board-station = Plateau Gare
board-your-map = Votre carte : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
board-map = { $name }, carte : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
board-enlarge = Agrandir la carte : { $name }
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-whole = Toute la carte
board-turn = Tourner (R)
board-mirror = Retourner en miroir (F)
board-you = vous

board-cell = { $cell } : { $ways ->
    [one] un sens possible
   *[other] { $ways } sens possibles
}, au mieux { $gain }
board-slot-taken = { $cell } : { $piece }, { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
}
board-slot-worth = { $cell } : repère vide, { $piece }, { $points ->
    [one] { $points } point en ce moment
   *[other] { $points } points en ce moment
}
board-slot-star = { $cell } : repère vide, { $piece }, contre une étoile, { $points ->
    [one] { $points } point en ce moment
   *[other] { $points } points en ce moment
}
board-slot-sum = 1 + { $met } = { $points }
board-slot-sum-most = 1 + { $met }, mais pas plus de { $points }
board-slot-scored = { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
}
board-city = Ville +{ $points }
board-city-soon = Ville de { $tiles }
board-rectangle = { $width } × { $height } = { $area }
board-size = { $width } × { $height }

board-key-gain = points à gagner
board-key-ways = sens possibles
board-key-now = points d’un pion, cette manche-ci
board-key-star = seulement contre une étoile
board-key-later = plus tard

board-keys-take = prendre une tuile de la main
board-keys-move = la déplacer de case en case
board-keys-turn = la tourner dans les sens possibles
board-keys-mirror = la retourner en miroir
board-keys-lay = la poser
board-hand = Votre main
board-hand-stuck = { $tile } : sans place pour l’instant
board-use-star = { $stars ->
    [one] Payer votre étoile
   *[other] Payer une étoile ({ $stars })
}

board-start-tiles = tuiles de départ
board-no-token = pas de jeton
board-or = {" "}ou{" "}
board-column = Colonne { $column }
board-column-free = { $stars ->
    [0] libre
    [one] libre, 1 étoile
   *[other] libre, { $stars } étoiles
}
board-coin = La pièce a vidé cette colonne
board-column-empty = vide
board-column-done = tout est posé
board-column-laying = { $laid ->
    [one] { $laid } posée, { $left } à poser
   *[other] { $laid } posées, { $left } à poser
}
board-bonus-points = { $points ->
    [one] +{ $points } pt
   *[other] +{ $points } pts
}

board-challenge = Défi
board-challenge-value = { $value } / { $target }
board-thresholds = Total et paliers
board-light-kept = tenu
board-light-waiting = pas encore
board-light-broken = rompu
board-light-failed = manqué

board-pieces = Pions
board-cities = Villes
board-rectangle-short = Rectangle
board-dead-ends = Sans issue
board-objectives = Objectifs
board-columns = Colonnes
board-piece-count = { $piece } : { $count }
board-stars = Étoiles : { $count }
board-rejected = Tuiles rejetées : { $count } sur { $most }
board-platform = Quai { $platform }

board-panel-live = Cette carte en ce moment
board-panel-slots = Repères vides
board-panel-maps = Les autres cartes
board-now = actuel
board-after = après
board-layer = Montrer ou cacher sur la carte
board-total = Total
board-live-pieces = Pions marqués
board-live-cities = Villes
board-live-rectangle = Plus grand rectangle
board-live-dead_ends = Voies sans issue
board-live-objectives = Objectifs
board-live-solo = Colonnes de trois
board-dead-count = { $count } / { $free }
board-times = × { $times }
board-none = aucun
board-this-round = cette manche
board-from-round = dès la manche { $round }
board-no-token-yet = sans jeton
board-stack = face cachée
board-rounds-left = Manches restantes
board-bag = Tuiles dans le sac

board-busy-start = choisit une tuile de départ
board-busy-column = choisit une colonne
board-busy-waits = sur le quai { $platform }
board-busy-laying = { $tiles ->
    [0] confirme sa carte
    [one] { $tiles } tuile à poser
   *[other] { $tiles } tuiles à poser
}
board-busy-laid = tout est posé
board-busy-pieces = place des pions
board-busy-pieces-next = placera des pions

board-end-piece = Manche { $round }, { $piece }
board-end-sum = { $first } + { $second }
board-end-city = Ville { $number }
board-end-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
board-end-rectangle = Un point par tuile
board-end-dead-ends = Toutes au-delà des { $free } premières
board-end-count = sur { $count }
board-end-columns = Un point par colonne de trois
board-end-holds = oui
board-end-fails = non

# --- les choses expliquées ----------------------------------------------------------------------
about-row-side-0 = Nord
about-row-side-1 = Est
about-row-side-2 = Sud
about-row-side-3 = Ouest
about-row-slots = Repères
about-row-turns = Orientations
about-row-asks = Demande
about-row-worth = Vaut
about-row-holders = Rempli par
about-row-tiles = Tuiles
about-row-stars = Étoiles
about-row-taken = Prise par
about-row-rejections = Rejets possibles
about-row-meets = Rencontre
about-row-halls = Jeton
about-row-shows = Montre
about-row-flag = Drapeau
about-empty = vide
about-none = aucun
about-number = { $number }
about-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-scored = a marqué { about-points }
about-worth = vide, { about-points } en ce moment
about-ways = { $ways }
about-way-round = Orientation { $number }
about-flag = une tuile objectif est due
about-by-token = Le jeton
about-by-star = Une étoile
