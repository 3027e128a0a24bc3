# Railroad Tycoon : la leçon, le moniteur et le jeu en une minute, en français.

minute = Posez des voies entre les villes, achetez de meilleures machines et portez les cubes vers des villes de leur couleur : chaque liaison parcourue vaut un point à son propriétaire, et les points sont aussi vos revenus. On commence sans un dollar ; l’argent vient des parts, et chaque part coûte un dividende à chaque tour et un point à la fin.

# --- la leçon ---------------------------------------------------------------------------------

lesson-auction-title = On commence sans un dollar
lesson-auction = Chaque tour s’ouvre par une enchère pour la première place. Tout l’argent vient des parts : 5 000 $ tout de suite, 1 000 $ à chaque tour ensuite et un point de moins à la fin. Ne dépensez que pour ce qui rapporte. { $player2 } enchérit ; laissez-lui la place.
lesson-auction-not-yet = La moindre enchère vous coûterait déjà une part. Passez : sur une carte vide, la deuxième place suffit.

lesson-track-title = Une liaison courte et utile
lesson-track = Dans une manche, vous avez une action. Cherchez deux villes proches dont les cubes veulent aller de l’une à l’autre : Philadelphie a un cube jaune, et Baltimore, tout à côté, est jaune. Une seule tuile de voie suffit, et une part la paie.
lesson-track-not-yet = Regardez Philadelphie et Baltimore : une seule tuile les relie, et un cube n’attend que cela.

lesson-deliver-title = Livrer un cube
lesson-deliver = Un cube va vers une ville de sa couleur. Chaque liaison du trajet donne un point à son propriétaire, et vos points décident aussi de vos revenus. Envoyez le cube jaune de Philadelphie à Baltimore.

lesson-branch-title = Allonger la ligne
lesson-branch = Un point pour une liaison. Sur deux liaisons, un cube en vaudrait deux : prolongez donc ce que vous avez. Washington touche Baltimore et a un cube bleu, et Philadelphie est bleue. Les collines coûtent 4 000 $, mais une seule tuile suffit.
lesson-branch-not-yet = Prolongez votre propre liaison : de Baltimore à Washington, une seule tuile.

lesson-bid-title = Cette fois, la place compte
lesson-bid = Les revenus sont versés, les dividendes payés. Votre cube bleu de Washington vaudra deux points dès que vous aurez une meilleure machine. { $player2 } est aussi à Baltimore : passez devant, 2 000 $ suffisent.
lesson-bid-not-yet = Misez 2 000 $ : plus serait du gaspillage, et passer laisserait le premier choix à { $player2 }.

lesson-upgrade-title = Une meilleure machine
lesson-upgrade = Le niveau de la machine dit sur combien de liaisons vos cubes peuvent aller ; le vôtre est 1. Le niveau 2 coûte 5 000 $, et chaque livraison pourra valoir le double. C’est à cela que servent les parts.

lesson-far-title = Deux liaisons, deux points
lesson-far = Du bleu de Washington par Baltimore jusqu’à Philadelphie : les deux liaisons sont à vous. De longs trajets sur ses propres voies, c’est tout le jeu.
lesson-far-not-yet = Le cube bleu de Washington est le meilleur de la carte pour vous : deux liaisons, toutes deux à vous.

lesson-toll-title = Rouler chez les autres
lesson-toll = On peut emprunter les liaisons des autres, et le point de celles-ci leur revient. Le cube rouge de Baltimore à New York passe par la vôtre et par une de { $player2 } : un point chacun. C’est mieux que rien, aucun autre cube ne peut partir.

lesson-ahead-title = Regarder avant de miser
lesson-ahead = Quatre points contre trois, et de meilleurs revenus. Le cube rouge de New Haven veut aller à New York ; qui bâtit le premier cette courte liaison aura la livraison. Misez 1 000 $ : cela montre que vous y tenez.

lesson-gray-title = Les villes grises envoient
lesson-gray = New Haven est grise : des cubes en partent, on n’y livre rien. Une tuile le long de la côte la relie à New York, et vous avez les 3 000 $ : pas de nouvelle part.

lesson-empty-title = Les villes vides finissent la partie
lesson-empty = Livrez le cube rouge à New York. New Haven est alors vide et reçoit un marqueur ; quand assez de villes sont vides, il reste un dernier tour. Prenez donc les cubes proches de vous avant les autres.

lesson-end-title = Le décompte
lesson-end = Vous avez 5 points et 3 parts : 2 au décompte. { $player2 } a autant de parts que de points, 4, et il en reste 0. Moins de parts, une machine à temps et de plus longs trajets sur ses propres liaisons : c’est ainsi qu’on devient magnat du rail.

# --- le moniteur ------------------------------------------------------------------------------

coach-auction = La première place donne la meilleure liaison ou le meilleur cube avant tout le monde. Misez ce que cela vaut pour vous, et souvenez-vous qu’une part coûte un dividende à chaque tour.
coach-choose_action = Une action : bâtir vers des cubes qui peuvent vous payer, livrer ce qui peut déjà l’être, ou améliorer la machine pour aller plus loin. Un point maintenant, ce sont des revenus à chaque tour.
coach-build = Jusqu’à quatre tuiles, une liaison au plus ; les courtes, entre villes qui veulent leurs cubes, paient d’abord. Une liaison inachevée à la fin du tour est retirée.
coach-next-tile = La voie repart de son bout. Achevez la liaison dans le tour si vous le pouvez : rivières, collines et crêtes coûtent plus cher.
coach-urbanize = Une ville grise devient une destination et reçoit deux nouveaux cubes. Choisissez la couleur de beaucoup de cubes proches de vos liaisons.
coach-deliver = Chaque liaison du trajet vaut un point à son propriétaire. Cherchez le plus long trajet que permet votre machine, sur le plus possible de vos propres liaisons.
coach-take_card = Une carte aide tout de suite ou plus tard. Prenez celle qui va avec ce que vous feriez de toute façon, avant qu’un autre la prenne.
coach-new_industry = Une ville grise reçoit une couleur sans frais. Choisissez-en une sur votre ligne, de la couleur des cubes qui attendent à côté.
coach-city_growth = De nouveaux cubes arrivent dans une ville. Choisissez-en une d’où vos liaisons mènent à leurs couleurs.
coach-western_link = Une liaison vers l’Ouest coûte 30 000 $ et amène des cubes rouges dans sa ville. Bâtissez-la là où vos liaisons mènent à Chicago et aux autres villes rouges : chacun de ces cubes est un long trajet payé.
