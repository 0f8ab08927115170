// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-8.5420
numberSame		2.2611
numberWeight		5.2196
numberMissing		-2.9171
noNumbers		2.2982
letterMissing		-2.1279
endingMissing		-4.0000
streetExact		0.8167
streetSpelling		2.5142
streetSlip		1.2406
streetKnownSlip		5.1083
streetTruncation		4.9174
streetAbbreviation		0.1187
streetJoined		8.2564
streetElsewhere		2.5500
streetRarest		3.0747
streetsDiffer		-0.2904
headsDiffer		-0.7180
headsDifferAlone		-2.0000
streetsDifferAlone		-3.0000
otherStreet		-4.0000
namesDifferInTown		-4.0000
namesDifferInPostcode		-5.0000
headApart		-9.0000
typesDifferCommon		-1.0000
typesDifferAlone		-2.0000
typesDifferInTown		-3.0000
typesDifferInFront		-4.0000
typesDifferLowNumber		-8.0000
typeMissing		-0.1287
directionSame		0.8955
directionsDiffer		-9.0000
unitMissing		-1.9900
levelMissing		-2.2
buildingsDiffer		-10.7816
boxSame		5.2565
boxMissing		-4.3300
cityExact		2.0792
cityNear		1.7123
cityElsewhere		1.7336
cityMissing		0.3148
citiesDiffer		-0.5180
townsDiffer		-6.0000
stateSame		0.1038
statesDiffer		-1.2338
postcodeSame		1.6303
postcodesDiffer		-2.2409
postcodeMissing		0.2974
countrySame		1.0673
countriesDiffer		-1.0468
venueExact		0.8049
leftVenueLess		-0.2905
leftVenueMore		-0.4542
housesDiffer		-4.0000
bare		0.8527
identical		5.0000
streetExact	1	2.6816
leftStreetLess	0.2	-9.5636
leftVenueMore	0.5	-0.4549
leftCityMore	0.5	-0.8570
`;
