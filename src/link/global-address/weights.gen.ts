// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-10.4742
numberSame		2.4705
numberWeight		3.7600
numberMissing		-3.1732
noNumbers		2.8382
letterMissing		-2.4807
streetExact		0.6156
streetSpelling		2.9685
streetSlip		1.0118
streetKnownSlip		4.1372
streetTruncation		5.4401
streetJoined		8.3818
streetElsewhere		2.4782
streetRarest		3.3788
noStreet		-1.5410
streetsDiffer		-0.7074
headsDiffer		-0.9420
typesDiffer		-2.4718
typeMissing		-0.2208
directionMissing		-0.1306
directionsDiffer		-3.9454
unitMissing		-2.1682
levelMissing		-2.5538
buildingsDiffer		-14.7763
boxSame		4.7106
boxMissing		-3.9239
cityExact		2.5130
cityNear		3.4535
cityElsewhere		0.8620
leftCityMore		-0.1761
cityMissing		0.5905
citiesDiffer		-0.1453
stateSame		0.3637
statesDiffer		-1.3003
postcodeSame		4.0115
postcodeNear		1.0511
postcodeBegins		1.3236
postcodesDiffer		-0.7161
postcodeMissing		1.9798
countrySame		1.4386
countriesDiffer		-1.3341
venueExact		0.8765
leftVenueLess		-0.1655
leftVenueMore		-0.5687
bare		3.0860
streetExact	1	2.6436
leftStreetLess	0.2	-7.6101
`;
